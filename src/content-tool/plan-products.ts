import { extname } from 'node:path';
import { firstFree, slugOf } from '~/domain/content/id';
import type { AnyRecord } from '~/domain/content/record';
import type { FileChanges, Files } from '~/lib/content/files';
import { type ProductEntry, placeOf, productFolder } from '~/lib/content/source';
import { picturePathOf } from '~/lib/content-file/records';
import { nameOf, type Section } from '~/lib/content-file/sections';
import { writeProduct } from './write-records';

const isRising = (keys: readonly number[]) =>
  keys.every((key, index) => index === 0 || key > (keys[index - 1] ?? 0));

/** Plans the files of products. One that changes its category takes its picture along. */
export function planProducts(
  section: Section,
  former: readonly AnyRecord[],
  records: readonly AnyRecord[],
  before: readonly ProductEntry[],
  pictures: ReadonlyMap<string, Buffer>,
  { files, changes }: { files: Files; changes: FileChanges },
): void {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const isKept = ({ id }: ProductEntry) => records.some((record) => record.id === id);
  const taken = new Set(
    before.filter(isKept).map(({ category, slug }) => `${productFolder}/${category}/${slug}`),
  );
  for (const entry of before) {
    if (isKept(entry)) continue;
    changes.set(entry.file, undefined);
    const picture = picturePathOf(entry);
    if (picture) changes.set(picture, undefined);
  }
  const keys = new Map<string, number>();
  for (const category of new Set(records.map((record) => String(record.category)))) {
    const own = records.filter((record) => record.category === category).map(({ id }) => String(id));
    const placed = own.map((id) => {
      const entry = known.get(id);
      return entry?.category === category ? placeOf(entry) : Number(id);
    });
    const numbers = own.map(Number);
    const rising = [numbers, placed].find(isRising) ?? own.map((_, index) => index + 1);
    for (const [index, id] of own.entries()) keys.set(id, rising[index] ?? 0);
  }
  for (const record of records) {
    const id = String(record.id);
    const entry = known.get(id);
    const folder = `${productFolder}/${record.category}`;
    const wish = entry?.slug ?? (slugOf(nameOf(section, record)) || `product-${id}`);
    const isMoved = entry?.category !== record.category;
    const stem = isMoved ? firstFree(`${folder}/${wish}`, taken) : `${folder}/${wish}`;
    taken.add(stem);
    const file = `${stem}.yaml`;
    const text = entry ? files.read(entry.file) : '';
    const key = keys.get(id);
    const own = former.find((other) => other.id === id) ?? {};
    const written = writeProduct(section, own, record, text, key === Number(id) ? undefined : key);
    if (written !== text || file !== entry?.file) changes.set(file, written);
    const picture = pictures.get(id);
    const old = entry && picturePathOf(entry);
    const path = `${stem}${picture ? '.jpg' : extname(old ?? '')}`;
    if (picture) changes.set(path, picture);
    if (!picture && old && old !== path) changes.set(path, files.bytes(old));
    if (entry && entry.file !== file) changes.set(entry.file, undefined);
    if (old && old !== path) changes.set(old, undefined);
  }
}
