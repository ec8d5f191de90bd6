import { categories } from '~/config/routes';
import { type Changes, compareLists } from '~/domain/content/changes';
import type { ContentSection } from '~/domain/content/field';
import { type AnyRecord, pictureNeeds, type SectionName } from '~/domain/content/record';
import { findOddPrices } from '~/domain/odd-prices';
import type { EditorDefinition } from '../../editor';
import { arrangeBy } from '../../list/merge';
import { isPictureUrl } from '../../picture/data-url';
import { keyOf, type OfficeRecord } from '../../record/stored';
import { textOf } from '../../record/values';
import { $sections, catalogue, findSection } from '../../sections';
import { titleOf } from '../../words';
import { fetchSiteList } from '../fetch-site-list';
import { findRemoved } from '../load';
import { isMoved, loadedIds } from '../loaded-ids';
import { type ContentPicture, extensionOf } from './content-picture';
import { type ConvertedRecord, convertRecord } from './convert-record';

/** One section of the export. */
export interface SectionExport {
  editor: EditorDefinition;
  section: ContentSection;
  /** The list was loaded from the site, so that a missing record was deleted here. */
  isLoaded: boolean;
  /** All records of the section. New ones have no id. */
  records: readonly AnyRecord[];
  pictures: Readonly<Record<string, ContentPicture>>;
  changes: Changes;
  /** Record titles by the ids in `changes`. */
  names: ReadonlyMap<string, string>;
  /** Titles of records that the site has removed since they were loaded. */
  removedThere: readonly string[];
  /** Titles of records with a photo that the site does not show. */
  photos: readonly string[];
  /** Changed prices that may be typos. */
  oddPrices: readonly string[];
  /** Records that cannot be published yet, with their faults. */
  unready: readonly { name: string; faults: readonly string[] }[];
}

/** Sorts products by category, as on the site. Other records keep their order. */
function sortByCategory(converted: readonly ConvertedRecord[]): ConvertedRecord[] {
  const categoryIndexOf = ({ record }: ConvertedRecord) =>
    categories.findIndex(({ slug }) => slug === record.category);
  return [...converted].sort((a, b) => categoryIndexOf(a) - categoryIndexOf(b));
}

/** Adds the records that are new on the site behind the nearest ones that precede them there. */
function addNewOnSite(
  converted: ConvertedRecord[],
  before: readonly AnyRecord[],
  isNew: (id: string) => boolean,
  nameOf: (record: AnyRecord) => string,
): void {
  let previous = -1;
  for (const record of before) {
    if (isNew(textOf(record.id)))
      converted.splice(previous + 1, 0, { name: nameOf(record), record, faults: [] });
    const index = converted.findIndex((one) => one.record.id === record.id);
    if (index >= 0) previous = index;
  }
}

/** Compares a section of the dashboard with the site. */
async function prepareSection(
  editor: EditorDefinition,
  onRecord: () => void,
): Promise<SectionExport | undefined> {
  const { publishedAs, store, codec } = editor;
  const stored = store.$records.get();
  const known = loadedIds(editor);
  if (!publishedAs || store.isNewer() || (stored.length === 0 && !known?.length)) return undefined;
  const section = findSection(publishedAs);
  const { records: before, pictures: links } = await fetchSiteList(section.name);
  const onSite = before.map(({ id }) => textOf(id));
  const nameOf = (record: AnyRecord) => titleOf(codec, record);
  const converted: ConvertedRecord[] = [];
  const photos: string[] = [];
  const seen = new Set<string>();
  const here = new Set(stored.map(keyOf));
  /** Finds a record that was added here and has been published since. */
  const findPublished = (entry: OfficeRecord) =>
    before.find(
      (record) =>
        nameOf(record) === titleOf(codec, entry) &&
        record.category === entry.category &&
        ![here, seen, new Set(known)].some((ids) => ids.has(textOf(record.id))),
    )?.id;
  for (const one of stored) {
    const entry: OfficeRecord = { ...one };
    const id = keyOf(entry) ?? findPublished(entry);
    onRecord();
    if (id && !onSite.includes(id)) continue;
    const record = await convertRecord(
      { editor, section, pictures: links },
      entry,
      before.find((other) => other.id === id),
    );
    if (id && seen.has(id)) record.faults.push('this record is here twice; delete one of the two');
    if (id) seen.add(id);
    if (!pictureNeeds[section.name] && Object.values(entry).some(isPictureUrl)) photos.push(record.name);
    converted.push(record);
  }
  const asOnSite = onSite.flatMap((id) => converted.find(({ record }) => record.id === id) ?? []);
  const arranged = isMoved(editor) ? converted : arrangeBy(converted, asOnSite);
  addNewOnSite(arranged, before, (id) => !seen.has(id) && !known?.includes(id), nameOf);
  const sorted = sortByCategory(arranged);
  const pictures: Record<string, ContentPicture> = {};
  const records = sorted.map(({ record, picture }, index) => {
    if (!picture) return record;
    const image = `${section.name}-${index + 1}.${extensionOf(picture)}`;
    pictures[image] = picture;
    return { ...record, image };
  });
  const identified = records.map((record, index) => ({ ...record, id: record.id ?? `new ${index}` }));
  const names = new Map([
    ...before.map((record) => [textOf(record.id), nameOf(record)] as const),
    ...identified.map(({ id }, index) => [id, sorted[index]?.name ?? ''] as const),
  ]);
  return {
    editor,
    section,
    isLoaded: known !== undefined || before.length === 0,
    records,
    pictures,
    names,
    changes: compareLists(before, identified),
    removedThere: findRemoved(editor, onSite),
    photos,
    unready: sorted.filter(({ faults }) => faults.length > 0),
    oddPrices: section.fields.some(({ kind }) => kind === 'prices') ? findOddPrices(before, records) : [],
  };
}

/** The sections of an export, and the site's lists of those that refer to each other. */
export interface Preparation {
  sections: readonly SectionExport[];
  onSite: ReadonlyMap<SectionName, readonly AnyRecord[]>;
}

/** Returns the sections whose records need products. */
const referring = (): SectionName[] =>
  $sections.get().flatMap(({ name, fields }) => (fields.some(({ kind }) => kind === 'spices') ? [name] : []));

/** Prepares all sections that have or had records. Rejects if the site's lists cannot be fetched. */
export async function prepareExport(
  editors: readonly EditorDefinition[],
  onProgress: (done: number, all: number) => void,
): Promise<Preparation> {
  const publishable = editors.filter(({ publishedAs }) => publishedAs);
  const all = publishable.reduce((sum, { store }) => sum + store.$records.get().length, 0);
  let done = 0;
  const found: SectionExport[] = [];
  for (const editor of publishable) {
    const sectionExport = await prepareSection(editor, () => onProgress(++done, all));
    if (sectionExport) found.push(sectionExport);
  }
  const onSite = new Map<SectionName, readonly AnyRecord[]>(
    await Promise.all(
      [catalogue, ...referring()].map(async (name) => [name, (await fetchSiteList(name)).records] as const),
    ),
  );
  return { sections: found, onSite };
}
