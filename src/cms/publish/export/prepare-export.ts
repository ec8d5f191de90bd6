import { categories } from '~/config/routes';
import { type Changes, compareLists } from '~/domain/content/changes';
import type { ContentSection } from '~/domain/content/field';
import { type AnyRecord, pictureNeeds } from '~/domain/content/record';
import { findOddPrices } from '~/domain/odd-prices';
import type { EditorDefinition } from '../../editor';
import { siteFieldsOf } from '../../storage/site-fields';
import { titleOf } from '../../words';
import { pictureUrlOf, toEntry, toSiteRecord, unchangedPicture } from '../convert';
import { findFaults } from '../faults';
import { fetchSiteList } from '../fetch-site-list';
import { type Entry, findSection, textOf } from '../sections';
import { type ContentPicture, extensionOf, toContentPicture } from './content-picture';

/** One section of the export. */
export interface SectionExport {
  editor: EditorDefinition;
  section: ContentSection;
  /** All records of the section. New ones have no id. */
  records: readonly AnyRecord[];
  pictures: Readonly<Record<string, ContentPicture>>;
  changes: Changes;
  /** Record titles by the ids in `changes`. */
  names: ReadonlyMap<string, string>;
  /** Changed prices that may be typos. */
  oddPrices: readonly string[];
  /** Records that cannot be published yet, with their faults. */
  unready: readonly { name: string; faults: readonly string[] }[];
}

interface ConvertedRecord {
  entry: Entry;
  record: AnyRecord;
  picture?: ContentPicture;
  faults: string[];
}

async function convertRecord(
  section: ContentSection,
  entry: Entry,
  before: readonly AnyRecord[],
): Promise<ConvertedRecord> {
  const { id } = siteFieldsOf(entry);
  const record = toSiteRecord(
    section,
    entry,
    before.find((other) => other.id === id),
  );
  const faults = findFaults(section, record);
  const needs = pictureNeeds[section.name];
  if (!needs || unchangedPicture(section, entry)) return { entry, record, faults };
  const url = pictureUrlOf(section, entry);
  if (!url) return { entry, record, faults: [...faults, 'no picture'] };
  try {
    return { entry, record, faults, picture: await toContentPicture(url, needs) };
  } catch (error) {
    return { entry, record, faults: [...faults, error instanceof Error ? error.message : String(error)] };
  }
}

/** Sorts products by category, as on the site. Other records keep their order. */
function sortByCategory(converted: readonly ConvertedRecord[]): ConvertedRecord[] {
  const categoryIndexOf = ({ record }: ConvertedRecord) =>
    categories.findIndex(({ slug }) => slug === record.category);
  return [...converted].sort((a, b) => categoryIndexOf(a) - categoryIndexOf(b));
}

/** Compares a section of the dashboard with the site. */
async function prepareSection(
  editor: EditorDefinition,
  onRecord: () => void,
): Promise<SectionExport | undefined> {
  if (!editor.site || editor.store.$records.get().length === 0) return undefined;
  const section = findSection(editor.site);
  const { records: before } = await fetchSiteList(section.name);
  const converted: ConvertedRecord[] = [];
  for (const record of editor.store.$records.get()) {
    converted.push(await convertRecord(section, (await editor.codec.serialize(record)) as Entry, before));
    onRecord();
  }
  const sorted = sortByCategory(converted);
  const seen = new Set<string>();
  for (const { entry, faults } of sorted) {
    const id = textOf(siteFieldsOf(entry).id);
    if (id && seen.has(id))
      faults.push('another record here is the same one on the site; delete one of them');
    seen.add(id);
  }
  const pictures: Record<string, ContentPicture> = {};
  const records = sorted.map(({ record, picture }, index) => {
    if (!picture) return record;
    const image = `${section.name}-${index + 1}.${extensionOf(picture)}`;
    pictures[image] = picture;
    return { ...record, image };
  });
  const identified = records.map((record, index) => ({ ...record, id: record.id ?? `new ${index}` }));
  const names = new Map([
    ...before.map((record) => [record.id ?? '', siteTitleOf(editor, section, record)] as const),
    ...identified.map(({ id }, index) => [id, titleOf(editor.codec, sorted[index]?.entry ?? {})] as const),
  ]);
  const unready = sorted.flatMap(({ entry, faults }) =>
    faults.length > 0 ? [{ name: titleOf(editor.codec, entry), faults }] : [],
  );
  const oddPrices = section.name === 'products' ? findOddPrices(before, records) : [];
  const changes = compareLists(before, identified);
  return { editor, section, records, pictures, names, unready, oddPrices, changes };
}

/** Returns the title of a site record in the dashboard. */
const siteTitleOf = (editor: EditorDefinition, section: ContentSection, record: AnyRecord): string =>
  titleOf(editor.codec, toEntry(section, record));

/** Prepares all sections that have records. Rejects if the site's lists cannot be fetched. */
export async function prepareExport(
  editors: readonly EditorDefinition[],
  onProgress: (done: number, all: number) => void,
): Promise<SectionExport[]> {
  const publishable = editors.filter(({ site }) => site);
  const all = publishable.reduce((sum, { store }) => sum + store.$records.get().length, 0);
  let done = 0;
  const found: SectionExport[] = [];
  for (const editor of publishable) {
    const sectionExport = await prepareSection(editor, () => onProgress(++done, all));
    if (sectionExport) found.push(sectionExport);
  }
  return found;
}
