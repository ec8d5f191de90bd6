import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Changes, compareLists } from '~/domain/content/changes';
import type { AnyRecord } from '~/domain/content/record';
import { findOddPrices } from '~/domain/odd-prices';
import type { ContentFile } from '~/lib/content-file/form';
import { pictureFolder, type Section, sections } from '~/lib/content-file/sections';
import { type ReadText, readRecords } from '~/lib/content-file/site';
import { assignIds } from './assign-ids';
import { findBrokenLinks, findUnusedSpices } from './broken-links';
import { encodePictures, type NewPicture } from './pictures';
import { Refusal } from './read-file';
import { writeTables } from './tables';

/** All effects of applying a file. */
export interface Plan {
  sections: { section: Section; changes: Changes; isPriceChanged: boolean }[];
  /** Changed prices that may be typos. */
  oddPrices: string[];
  /** New texts of tables by path. */
  tables: Map<string, string>;
  pictures: NewPicture[];
  /** Paths of pictures that no record shows any more. */
  unusedPictures: string[];
  /** Spices that a recipe lists but does not use. */
  unusedSpices: string[];
}

/** Parses the new tables of a section and returns a fault if they do not contain exactly these records. */
function checkTables(
  section: Section,
  wanted: readonly AnyRecord[],
  tables: ReadonlyMap<string, string>,
  read: ReadText,
): string[] {
  const written = readRecords(section, (path) => tables.get(path) ?? read(path));
  const wrong = wanted.find((record, index) => !isDeepStrictEqual(written[index], record));
  return wrong ? [`${section.name}, record '${wrong.id}': cannot be written so that it reads the same`] : [];
}

/** Computes the changes of a content file without writing anything. @throws Refusal */
export async function planChanges(root: string, file: ContentFile): Promise<Plan> {
  const read: ReadText = (path) => readFileSync(join(root, path), 'utf8');
  const plan: Plan = {
    sections: [],
    oddPrices: [],
    tables: new Map(),
    pictures: [],
    unusedPictures: [],
    unusedSpices: [],
  };
  const lists = new Map<string, readonly AnyRecord[]>();
  const faults: string[] = [];
  const shown = new Set<string>();
  const changed: Section[] = [];
  for (const section of sections) {
    const before = readRecords(section, read);
    const given: readonly AnyRecord[] | undefined = file.sections[section.name];
    lists.set(section.name, before);
    if (!given) continue;
    const taken = await encodePictures(
      root,
      section,
      assignIds(section, given, before),
      before,
      file.pictures,
    );
    faults.push(...taken.faults.map((fault) => `${section.name}, record ${fault}`));
    for (const { image } of given) shown.add(String(image));
    const after = taken.records;
    lists.set(section.name, after);
    if (!isDeepStrictEqual(before, after)) changed.push(section);
    const changes = compareLists(before, after);
    const prices = ['size', 'price', 'discountPrice'];
    const isPriceChanged = changes.changed.some(({ field }) => prices.includes(field));
    plan.sections.push({ section, changes, isPriceChanged });
    if (section.name === 'products') plan.oddPrices.push(...findOddPrices(before, after));
    plan.pictures.push(...taken.pictures);
    const names = new Set(after.map(({ image }) => image));
    if (section.picture)
      for (const { image } of before)
        if (!names.has(image)) plan.unusedPictures.push(join(pictureFolder(section), String(image)));
  }
  for (const name of Object.keys(file.pictures))
    if (!shown.has(name)) faults.push(`pictures: no record shows '${name}'`);
  faults.push(...findBrokenLinks(lists, read));
  if (faults.length > 0) throw new Refusal(faults);
  const unreadable = changed.flatMap((section) => {
    const records = lists.get(section.name) ?? [];
    const tables = writeTables(section, records, read);
    for (const [path, text] of tables) plan.tables.set(path, text);
    return checkTables(section, records, tables, read);
  });
  if (unreadable.length > 0) throw new Refusal(unreadable);
  plan.unusedSpices.push(...findUnusedSpices(lists.get('recipes') ?? [], read));
  return plan;
}
