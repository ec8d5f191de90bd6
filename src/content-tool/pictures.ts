import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { firstFree, slugOf } from '~/domain/content/id';
import { type AnyRecord, type PictureNeeds, widthOnceCut } from '~/domain/content/record';
import type { ContentFile, FilePicture } from '~/lib/content-file/form';
import { pictureFolder, type Section } from '~/lib/content-file/sections';

/** A picture to be written. */
export interface NewPicture {
  path: string;
  bytes: Buffer;
  /** The size of the file that it takes the place of. */
  was?: number;
}

interface Found {
  records: AnyRecord[];
  pictures: NewPicture[];
  faults: string[];
}

/** What sharp calls the types. */
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'heif' };

/** Draws a picture anew, as large and in the format that the project's pictures have. @throws Error with the reason */
async function encode({ type, data }: FilePicture, needs: PictureNeeds): Promise<Buffer> {
  const { width, height, smallest } = needs;
  const source = sharp(Buffer.from(data, 'base64'), { failOn: 'warning', limitInputPixels: 50_000_000 });
  const found = await source.metadata().catch(() => {
    throw new Error('is no picture');
  });
  if (found.format !== formats[type]) throw new Error(`is ${found.format}, not ${type}`);
  if (widthOnceCut(found.autoOrient, needs) < smallest)
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

/** The file name of a record's new picture: that of the one before, else one made from id and name as others are. */
function nameFor(
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

/** The records with the names of the pictures that they will have, and what is to be written for that. */
export async function takePictures(
  root: string,
  section: Section,
  records: readonly AnyRecord[],
  before: readonly AnyRecord[],
  pictures: ContentFile['pictures'],
): Promise<Found> {
  const { picture } = section;
  if (!picture) return { records: [...records], pictures: [], faults: [] };
  const folder = pictureFolder(section);
  const there = readdirSync(join(root, folder));
  const taken = new Set(there.map((name) => name.replace(/\.\w+$/, '')));
  const found: Found = { records: [], pictures: [], faults: [] };
  for (const record of records) {
    const name = String(record.image);
    const given = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    const isThere = there.includes(name);
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
      const own = nameFor(section, record, before, taken);
      taken.add(own.replace(/\.\w+$/, ''));
      const path = join(folder, own);
      const old = existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined;
      if (!old?.equals(bytes)) found.pictures.push({ path, bytes, ...(old && { was: old.length }) });
      found.records.push({ ...record, image: own });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      found.faults.push(`'${record.id}', image: '${name}' ${reason}`);
    }
  }
  return found;
}
