import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Changes, compareLists, longestRising } from '~/domain/content/changes';
import { firstFree, slugOf } from '~/domain/content/id';
import type { AnyRecord } from '~/domain/content/record';
import { findOddPrices } from '~/domain/odd-prices';
import { writeFaults } from '~/lib/content/fault';
import {
  type Content,
  type Files,
  listPath,
  type ProductEntry,
  placeOf,
  productFolder,
  projectFiles,
  readContent,
} from '~/lib/content/source';
import type { ContentFile } from '~/lib/content-file/form';
import { readRecords } from '~/lib/content-file/records';
import { type Section, sections } from '~/lib/content-file/sections';
import { assignIds } from './assign-ids';
import { checkContent, productsIn } from './check';
import { encodePictures, pictureFolder } from './pictures';
import { Refusal } from './read-file';
import type { FileChanges } from './write-files';
import { writeList, writeProduct } from './write-records';

/** All effects of applying a file. */
export interface Plan {
  sections: { section: Section; changes: Changes; isPriceChanged: boolean }[];
  /** Changed prices that may be typos. */
  oddPrices: string[];
  /** New contents of files by path. A file without content is deleted. */
  files: FileChanges;
  /** Paths of pictures that no record shows any more. */
  unusedPictures: string[];
  /** Spices that a recipe lists but does not use. */
  unusedSpices: string[];
}

/** The files of a project with changes that are not written yet. */
function withChanges(files: Files, changes: FileChanges): Files {
  const isIn = (folder: string) => (path: string) => path.slice(0, path.lastIndexOf('/')) === folder;
  return {
    list: (folder) => {
      const changed = [...changes.keys()].filter(isIn(folder));
      const names = new Set(files.list(folder));
      for (const path of changed) {
        const name = path.slice(folder.length + 1);
        if (changes.get(path) === undefined) names.delete(name);
        else names.add(name);
      }
      return [...names].sort();
    },
    has: (path) => (changes.has(path) ? changes.get(path) !== undefined : files.has(path)),
    read: (path) => String(changes.get(path) ?? files.read(path)),
    bytes: files.bytes,
  };
}

/**
 * Returns sort keys that rise. Keeps as many keys as possible, and puts the others half way between their
 * neighbours.
 */
function makeRising(keys: readonly number[]): number[] {
  const kept = longestRising(keys);
  const rising: number[] = [];
  for (const [index, key] of keys.entries()) {
    const previous = rising.at(-1);
    const next = keys.find((_, later) => later > index && kept.has(later));
    if (kept.has(index)) rising.push(key);
    else if (previous === undefined) rising.push((next ?? key + 1) - 1);
    else rising.push(next === undefined ? previous + 1 : (previous + next) / 2);
  }
  return rising;
}

const isWritten = (files: Files, path: string, bytes: Buffer) =>
  files.has(path) && files.bytes(path).equals(bytes);

/** Returns the path of a product's picture. */
const picturePathOf = ({ category, picture }: ProductEntry) =>
  picture && `${productFolder}/${category}/${picture}`;

/** Plans the files of products. One that changes its category takes its picture along. */
function planProducts(
  section: Section,
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
    const count = (keys: number[]) => keys.filter((key, index) => key !== placed[index]).length;
    const [byNumber, byPlace] = [makeRising(own.map(Number)), makeRising(placed)];
    const rising = count(byNumber) <= count(byPlace) ? byNumber : byPlace;
    for (const [index, id] of own.entries()) keys.set(id, rising[index] ?? 0);
  }
  for (const record of records) {
    const id = String(record.id);
    const entry = known.get(id);
    const folder = `${productFolder}/${record.category}`;
    const wish = entry?.slug ?? (slugOf(String(record.name)) || `product-${id}`);
    const isMoved = entry?.category !== record.category;
    const stem = isMoved ? firstFree(`${folder}/${wish}`, taken) : `${folder}/${wish}`;
    taken.add(stem);
    const file = `${stem}.yaml`;
    const text = entry ? files.read(entry.file) : '';
    const key = keys.get(id);
    const written = writeProduct(section, record, text, key === Number(id) ? undefined : key);
    if (written !== text || file !== entry?.file) changes.set(file, written);
    const picture = pictures.get(id);
    const old = entry && picturePathOf(entry);
    const path = `${stem}${picture ? '.jpg' : extname(old ?? '')}`;
    if (picture && !isWritten(files, path, picture)) changes.set(path, picture);
    if (!picture && old && old !== path) changes.set(path, files.bytes(old));
    if (entry && entry.file !== file) changes.set(entry.file, undefined);
    if (old && old !== path) changes.set(old, undefined);
  }
}

/** Finds spices that a recipe lists but its ingredients and steps do not use yet. */
const findUnusedSpices = ({ lists }: Content): string[] =>
  lists.recipes.flatMap(({ id, fields }) => {
    const cooked = new Set(
      Object.values(fields).flatMap((block) => productsIn(Object(block)).map(([, number]) => number)),
    );
    const listed = Object.values(Object(fields.spices)).map(String);
    return cooked.size === 0
      ? []
      : listed.filter((number) => !cooked.has(number)).map((number) => `${id}: product '${number}'`);
  });

/** Computes the changes of a content file without writing anything. @throws Refusal */
export async function planChanges(root: string, file: ContentFile): Promise<Plan> {
  const files = projectFiles(root);
  const content = readContent(files, () => {});
  const changes: FileChanges = new Map();
  const picturePaths = new Map(content.products.map((entry) => [entry.id, picturePathOf(entry)]));
  const plan: Plan = { sections: [], oddPrices: [], files: changes, unusedPictures: [], unusedSpices: [] };
  const wanted = new Map<Section, readonly AnyRecord[]>();
  const faults: string[] = [];
  const shown = new Set<string>();
  for (const section of sections) {
    const given: readonly AnyRecord[] | undefined = file.sections[section.name];
    if (!given) continue;
    const before = readRecords(section, content);
    const records = assignIds(section, given.map(omitFalse), before);
    for (const { image } of given) shown.add(String(image));
    const pathOf = ({ id, image }: AnyRecord) =>
      section.name === 'products' ? picturePaths.get(String(id)) : `${pictureFolder}/${image}`;
    const found = await encodePictures(files, section, records, before, {
      pictures: file.pictures,
      pathOf,
    });
    faults.push(...found.faults.map((fault) => `${section.name}, record ${fault}`));
    const after = found.records;
    wanted.set(section, after);
    const compared = compareLists(before, after);
    const prices = ['size', 'price', 'discountPrice'];
    const isPriceChanged = compared.changed.some(({ field }) => prices.includes(field));
    plan.sections.push({ section, changes: compared, isPriceChanged });
    if (section.name === 'products') {
      plan.oddPrices.push(...findOddPrices(before, after));
      planProducts(section, after, content.products, found.pictures, { files, changes });
      continue;
    }
    const path = listPath(section.name);
    const text = files.read(path);
    const written = isDeepStrictEqual(before, after) ? text : writeList(section, after, text);
    if (written !== text) changes.set(path, written);
    const names = new Set(after.map(({ image }) => image));
    for (const { id, image } of after) {
      const bytes = found.pictures.get(String(id));
      if (bytes && !isWritten(files, `${pictureFolder}/${image}`, bytes))
        changes.set(`${pictureFolder}/${image}`, bytes);
    }
    plan.unusedPictures.push(
      ...before.flatMap(({ image }) => (!image || names.has(image) ? [] : `${pictureFolder}/${image}`)),
    );
  }
  for (const name of Object.keys(file.pictures))
    if (!shown.has(name)) faults.push(`pictures: no record shows '${name}'`);
  const next = withChanges(files, changes);
  if (changes.size > 0) faults.push(...writeFaults(checkContent(root, next)));
  const written = readContent(next, () => {});
  if (faults.length === 0)
    for (const [section, records] of wanted) {
      const found = readRecords(section, written);
      // The name of a product's picture follows its slug.
      const image = section.name === 'products' ? { image: '' } : {};
      const wrong = records.find(
        (record, index) => !isDeepStrictEqual({ ...found[index], ...image }, { ...record, ...image }),
      );
      if (wrong)
        faults.push(`${section.name}, record '${wrong.id}': cannot be written so that it reads the same`);
    }
  if (faults.length > 0) throw new Refusal(faults);
  plan.unusedSpices.push(...findUnusedSpices(written));
  return plan;
}

/** Omits flags that are off, like missing ones. */
const omitFalse = (record: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== false));
