import sharp from 'sharp';
import { firstFree, slugOf } from '~/domain/content/id';
import { type AnyRecord, croppedWidth, type PictureNeeds } from '~/domain/content/record';
import type { Files } from '~/lib/content/files';
import { pictureFolder } from '~/lib/content/source';
import type { ContentFile, FilePicture } from '~/lib/content-file/form';
import { nameOf, type Section } from '~/lib/content-file/sections';

interface Found {
  /** The records with the final names of their pictures. */
  records: AnyRecord[];
  /** New pictures by the ids of their records. */
  pictures: Map<string, Buffer>;
  faults: string[];
}

/** Sharp's names of the types. */
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'heif' };

/** Encodes a picture in the size and format of the project's pictures. @throws Error with the reason */
async function encode({ type, data }: FilePicture, needs: PictureNeeds): Promise<Buffer> {
  const { width, height, smallest } = needs;
  const source = sharp(Buffer.from(data, 'base64'), { failOn: 'warning', limitInputPixels: 50_000_000 });
  const found = await source.metadata().catch(() => {
    throw new Error('is no picture');
  });
  if (found.format !== formats[type]) throw new Error(`is ${found.format}, not ${type}`);
  if (croppedWidth(found.autoOrient, needs) < smallest)
    throw new Error(
      `is too small: ${found.autoOrient.width} × ${found.autoOrient.height}, ${smallest} pixels are needed`,
    );
  return source
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => {
      throw new Error('is a broken picture');
    });
}

/**
 * Chooses the name of a new picture. It replaces the record's own picture, unless others show it too, or gets a
 * name from id and name.
 */
function chooseName(
  section: Section,
  record: AnyRecord,
  before: readonly AnyRecord[],
  taken: ReadonlySet<string>,
): string {
  const old = before.find(({ id }) => id === record.id)?.image;
  const isShared = before.filter(({ image }) => image === old).length > 1;
  if (typeof old === 'string' && old.endsWith('.jpg') && !isShared) return old;
  const stem = section.name === 'products' ? `${record.id}-${slugOf(nameOf(section, record))}` : record.id;
  return `${firstFree(String(stem).replace(/-+$/, ''), taken)}.jpg`;
}

/** Encodes the new pictures of a file and sets their names in the records. */
export async function encodePictures(
  files: Files,
  section: Section,
  records: readonly AnyRecord[],
  before: readonly AnyRecord[],
  { pictures, pathOf }: { pictures: ContentFile['pictures']; pathOf(record: AnyRecord): string | undefined },
): Promise<Found> {
  const { picture, name: sectionName } = section;
  const found: Found = { records: [], pictures: new Map(), faults: [] };
  if (!picture) return { ...found, records: [...records] };
  const taken = new Set(files.list(pictureFolder).map((name) => name.replace(/\.\w+$/, '')));
  for (const record of records) {
    const { id } = record;
    const name = String(record.image);
    const given = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    const old = before.find((other) => other.id === id)?.image;
    // The name of a product's picture ends with its slug, which may have changed since.
    const isOwn = sectionName === 'products' ? old && name.startsWith(`${id}-`) : name === old;
    const path = isOwn ? pathOf({ ...record, image: old }) : pathOf(record);
    const isThere = (isOwn || sectionName !== 'products') && path !== undefined && files.has(path);
    const isSame = isThere && given && files.bytes(path).equals(Buffer.from(given.data, 'base64'));
    if (!given || isSame) {
      if (!isThere) found.faults.push(`'${id}', image: '${name}' is neither in the file nor in the project`);
      found.records.push(isOwn ? { ...record, image: old } : record);
      continue;
    }
    try {
      const bytes = await encode(given, picture);
      const own = chooseName(section, record, before, taken);
      taken.add(own.replace(/\.\w+$/, ''));
      const placed = { ...record, image: own };
      const ownPath = pathOf(placed);
      const isWritten = ownPath && files.has(ownPath) && files.bytes(ownPath).equals(bytes);
      if (!isWritten) found.pictures.set(String(id), bytes);
      found.records.push(placed);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      found.faults.push(`'${id}', image: '${name}' ${reason}`);
    }
  }
  return found;
}
