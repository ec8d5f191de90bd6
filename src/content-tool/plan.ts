import { isDeepStrictEqual } from 'node:util';
import { type Changes, compareLists } from '~/domain/content/changes';
import type { AnyRecord } from '~/domain/content/record';
import { findOddPrices } from '~/domain/odd-prices';
import { writeFaults } from '~/lib/content/fault';
import { type FileChanges, projectFiles, withChanges } from '~/lib/content/files';
import { formatText } from '~/lib/content/format';
import { listPath, pictureFolder, readContent } from '~/lib/content/source';
import type { ContentFile } from '~/lib/content-file/form';
import { picturePathOf, readFingerprints, readRecords } from '~/lib/content-file/records';
import { type Section, sections } from '~/lib/content-file/sections';
import { assignIds } from './assign-ids';
import { checkContent } from './check';
import { encodePictures } from './pictures';
import { planProducts } from './plan-products';
import { Refusal } from './read-file';
import { writeList } from './write-records';

/** All effects of applying a file. */
export interface Plan {
  sections: { section: Section; changes: Changes; isPriceChanged: boolean }[];
  /** Changed prices that may be typos. */
  oddPrices: string[];
  /** The day from which the prices apply, if the file says it. */
  pricesFrom?: string | undefined;
  /** New contents of files by path. A file without content is deleted. */
  files: FileChanges;
}

const settingsPath = 'src/config/site.ts';

/** Computes the changes of a content file without writing anything. @throws Refusal */
export async function planChanges(root: string, file: ContentFile): Promise<Plan> {
  const files = projectFiles(root);
  const content = readContent(files, () => {});
  const changes: FileChanges = new Map();
  const picturePaths = new Map(content.products.map((entry) => [entry.id, picturePathOf(entry)]));
  const plan: Plan = { sections: [], oddPrices: [], files: changes };
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
    const known = file.fingerprints?.[section.name];
    const current = readFingerprints(section, content, files);
    for (const [id, field] of known ? listTouched(compared, found.pictures.keys()) : [])
      if (known?.[id] !== current[id])
        faults.push(`${section.name}, record '${id}'${field}: has changed since this file was made`);
    const prices = ['size', 'price', 'discountPrice'];
    const isPriceChanged = compared.changed.some(({ field }) => prices.includes(field));
    plan.sections.push({ section, changes: compared, isPriceChanged });
    if (section.name === 'products') {
      plan.oddPrices.push(...findOddPrices(before, after));
      planProducts(section, before, after, content.products, found.pictures, { files, changes });
      continue;
    }
    const path = listPath(section.name);
    if (!isDeepStrictEqual(before, after))
      changes.set(path, writeList(section, before, after, files.read(path)));
    for (const { id, image } of after) {
      const bytes = found.pictures.get(String(id));
      if (bytes) changes.set(`${pictureFolder}/${image}`, bytes);
    }
  }
  for (const name of Object.keys(file.pictures))
    if (!shown.has(name)) faults.push(`pictures: no record shows '${name}'`);
  for (const [path, text] of changes)
    if (typeof text === 'string') changes.set(path, await formatText(path, text));
  plan.pricesFrom = file.pricesFrom;
  if (file.pricesFrom) {
    const settings = files.read(settingsPath);
    const dated = settings.replace(/(?<=\bpricesFrom: ')[\d-]+(?=')/, file.pricesFrom);
    if (dated !== settings) changes.set(settingsPath, dated);
  }
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
  return plan;
}

/** Lists the records that a file changes, and the fields of those that stay. */
function listTouched({ added, changed, removed, moved }: Changes, pictures: Iterable<string>) {
  const whole = [...added, ...removed, ...moved.map(({ id }) => id), ...pictures];
  const pairs = changed.map(({ id, field }): [id: string, field: string] => [id, `, ${field}`]);
  return [...pairs, ...whole.map((id): [id: string, field: string] => [id, ''])];
}

/** Omits flags that are off, like missing ones. */
const omitFalse = (record: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== false));
