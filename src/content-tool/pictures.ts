import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { firstFree, slugOf } from '~/domain/content/id';
import { type AnyRecord, croppedWidth, type PictureNeeds } from '~/domain/content/record';
import type { ContentFile, FilePicture } from '~/lib/content-file/form';
import { pictureFolder, type Section } from '~/lib/content-file/sections';

export interface NewPicture {
  path: string;
  bytes: Buffer;
  /** Size in bytes of the file that it replaces. */
  replacedSize?: number;
}

interface Found {
  records: AnyRecord[];
  pictures: NewPicture[];
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
 * Chooses the file name of a new picture. It replaces the record's own picture or gets a name from id and
 * name.
 */
function chooseFileName(
  section: Section,
  record: AnyRecord,
  before: readonly AnyRecord[],
  taken: ReadonlySet<string>,
) {
  const old = before.find(({ id }) => id === record.id)?.image;
  const isShared = before.filter(({ image }) => image === old).length > 1;
  if (typeof old === 'string' && old.endsWith('.jpg') && !isShared) return old;
  const stem = section.texts ? record.id : `${record.id}-${slugOf(String(record[section.named.field]))}`;
  return `${firstFree(String(stem).replace(/-+$/, ''), taken)}.jpg`;
}

/** Encodes the new pictures of a file and sets their names in the records. */
export async function encodePictures(
  root: string,
  section: Section,
  records: readonly AnyRecord[],
  before: readonly AnyRecord[],
  pictures: ContentFile['pictures'],
): Promise<Found> {
  const { picture } = section;
  if (!picture) return { records: [...records], pictures: [], faults: [] };
  const folder = pictureFolder(section);
  const existing = readdirSync(join(root, folder));
  const taken = new Set(existing.map((name) => name.replace(/\.\w+$/, '')));
  const found: Found = { records: [], pictures: [], faults: [] };
  for (const record of records) {
    const name = String(record.image);
    const given = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    const isThere = existing.includes(name);
    const isSame =
      given && isThere && readFileSync(join(root, folder, name)).equals(Buffer.from(given.data, 'base64'));
    if (!given && !isThere)
      found.faults.push(`'${record.id}', image: '${name}' is neither in the file nor in ${folder}`);
    if (!given || isSame) {
      found.records.push(record);
      continue;
    }
    try {
      const bytes = await encode(given, picture);
      const own = chooseFileName(section, record, before, taken);
      taken.add(own.replace(/\.\w+$/, ''));
      const path = join(folder, own);
      const old = existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined;
      if (!old?.equals(bytes)) found.pictures.push({ path, bytes, ...(old && { replacedSize: old.length }) });
      found.records.push({ ...record, image: own });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      found.faults.push(`'${record.id}', image: '${name}' ${reason}`);
    }
  }
  return found;
}
