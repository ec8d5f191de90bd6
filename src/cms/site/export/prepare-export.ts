import { categories } from '~/config/routes';
import type { ContentSection } from '~/domain/content/field';
import {
  type AnyRecord,
  pictureNeeds,
  type SectionName,
  type SiteList,
  withValue,
} from '~/domain/content/record';
import { findOddPrices } from '~/domain/odd-prices';
import type { EditorDefinition } from '../../editor';
import { keyOf, markOf, siteIdOf } from '../../list/record';
import { compareLists, type RecordChange } from '../../merge/compare';
import { mergeFields } from '../../merge/fields';
import { type AnyEntry, matchRecords } from '../../merge/match';
import { type Incoming, planMerge } from '../../merge/plan';
import { fingerprintOf, isPictureUrl } from '../../picture/data-url';
import { isEqual } from '../../record/equality';
import { fromSite, isPicture, pictureUrlOf, toSiteRecord } from '../../record/site-record';
import type { OfficeRecord } from '../../record/stored';
import { textOf } from '../../record/values';
import { $sections, catalogue, describeLinks, findSection } from '../../sections';
import { titleOf } from '../../words';
import { fetchSiteList } from '../fetch-site-list';
import { fetchPicture, toBase } from '../load';
import { type ContentPicture, extensionOf, toContentPicture } from './content-picture';
import { findFaults } from './find-faults';

/** A record as it is exported. */
interface Converted {
  name: string;
  record: AnyRecord;
  /** Its present form in the dashboard. */
  entry: OfficeRecord;
  picture?: ContentPicture;
  faults: string[];
}

/** One section of the export. */
export interface SectionExport {
  editor: EditorDefinition;
  section: ContentSection;
  /** The list was loaded from the site, so that a missing record was deleted here. */
  isLoaded: boolean;
  /** All records of the section. New ones have no id. */
  records: readonly AnyRecord[];
  pictures: Readonly<Record<string, ContentPicture>>;
  /** The records that differ from those of the site by their marks, with fingerprints in place of pictures. */
  exported: Readonly<Record<string, AnyRecord>>;
  /** Marks of the records in their sequence, if that is another one than on the site. */
  order: readonly string[] | undefined;
  /** The records of the site with which these were compared. */
  fingerprints: SiteList['fingerprints'];
  /** What the file changes on the site. */
  changes: readonly RecordChange[];
  /** Titles of records that the site has removed since they were loaded. */
  removedThere: readonly string[];
  /** Titles of records with a photo that the site does not show. */
  photos: readonly string[];
  /** The file changes prices. */
  hasNewPrices: boolean;
  /** Changed prices that may be typos. */
  oddPrices: readonly string[];
  /** Records that cannot be published yet, with their faults. */
  unready: readonly { name: string; faults: readonly string[] }[];
}

/** Sorts products by category, as on the site. Other records keep their order. */
function sortByCategory(converted: readonly Converted[]): Converted[] {
  const categoryIndexOf = ({ record }: Converted) =>
    categories.findIndex(({ slug }) => slug === record.category);
  return [...converted].sort((a, b) => categoryIndexOf(a) - categoryIndexOf(b));
}

/** Loads the pictures of the site in whose place there are others here. */
async function loadOthers(
  section: ContentSection,
  { records, pictures }: SiteList,
  mine: readonly AnyEntry[],
  base: readonly AnyRecord[],
): Promise<ReadonlyMap<AnyRecord, string | null>> {
  const loaded = new Map<AnyRecord, string | null>();
  if (!section.fields.some(isPicture)) return loaded;
  const entries = new Map(records.map((record) => [fromSite(section, record) as AnyEntry, record]));
  const known = new Map(base.map(({ id, image }) => [id, image]));
  for (const [entry, here] of matchRecords(mine, [...entries.keys()])) {
    const record = entries.get(entry);
    const url = pictureUrlOf(section, here as OfficeRecord);
    if (!record || fingerprintOf(url) === known.get(textOf(record.id))) continue;
    loaded.set(record, (await fetchPicture(pictures[textOf(record.image)]).catch(() => null)) ?? null);
  }
  return loaded;
}

/** Compares a section of the dashboard with the site. */
async function prepareSection(
  editor: EditorDefinition,
  onRecord: () => void,
): Promise<SectionExport | undefined> {
  const { publishedAs, store, codec, menu } = editor;
  const now = store.state();
  const known = now.base?.records ?? [];
  if (!publishedAs || store.isNewer() || now.records.length + known.length === 0) return undefined;
  const section = findSection(publishedAs);
  const list = await fetchSiteList(section.name);
  const others = await loadOthers(section, list, now.records, known);
  const nameOf = (record: object) => titleOf(codec, record);
  const onSite = new Map(list.records.map((record) => [textOf(record.id), record]));
  const incoming: Incoming = {
    editor,
    source: 'website',
    records: list.records.map((record) => fromSite(section, record, others.get(record) ?? '')),
    base: { records: list.records.map((record) => toBase(record, undefined)) },
    deleted: {},
    unreadable: 0,
  };
  const { state, changes, questions } = planMerge(incoming, now);
  const merged = state.records as readonly OfficeRecord[];
  const seen = new Set<string>();
  const photos: string[] = [];

  const convert = async (entry: OfficeRecord): Promise<Converted> => {
    const record = toSiteRecord(section, entry);
    const there = onSite.get(record.id ?? '');
    const mark = markOf(entry);
    const faults = [
      ...questions
        .filter((question) => question.mark === mark)
        .map(
          ({ label, before, here, there: other }) =>
            `${label}: it differs here and on the website. To choose, press ‘Load from the website’ in ${menu}.${before === undefined ? '' : ` Before: ${before};`} here: ${here}; on the website: ${other}`,
        ),
      ...findFaults(section, record),
      ...(there && others.get(there) === null
        ? ['the picture that the website shows could not be loaded; try again later']
        : []),
      ...(seen.has(mark) ? ['this record is here twice; delete one of the two'] : []),
    ];
    seen.add(mark);
    const made: Converted = { name: nameOf(entry), record, entry, faults };
    const key = keyOf(entry);
    if (!there && key !== undefined) made.record = { ...record, key };
    const needs = pictureNeeds[section.name];
    if (!needs) {
      if (Object.values(entry).some(isPictureUrl)) photos.push(made.name);
      return made;
    }
    const url = pictureUrlOf(section, entry);
    const isOfSite = there && (!others.has(there) || url === others.get(there));
    if (isOfSite) made.record = { ...made.record, image: there.image };
    else if (!url) faults.push('the picture is missing');
    else
      try {
        made.picture = await toContentPicture(url, needs);
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
    return made;
  };
  const converted: Converted[] = [];
  for (const entry of merged) {
    converted.push(await convert(entry));
    onRecord();
  }
  const sorted = sortByCategory(converted);
  const pictures: Record<string, ContentPicture> = {};
  const exported: Record<string, AnyRecord> = {};
  const records = sorted.map(({ record, picture, entry }, index) => {
    const url = picture && pictureUrlOf(section, entry);
    if (picture || !isEqual(record, onSite.get(record.id ?? '')))
      exported[markOf(entry)] = toBase(record, url);
    if (!picture) return record;
    const image = `${section.name}-${index + 1}.${extensionOf(picture)}`;
    pictures[image] = picture;
    return { ...record, image };
  });
  const shownChanges = listChanges(editor, list.records, sorted, others);
  // A question of a record that is not in the file, or of the whole list.
  const open = questions.filter(({ mark, choice }) => choice === undefined && !seen.has(mark));
  return {
    editor,
    section,
    isLoaded: now.base !== undefined || list.records.length === 0,
    records,
    pictures,
    exported,
    order: shownChanges.some(({ kind }) => kind === 'moved')
      ? sorted.map(({ entry }) => markOf(entry))
      : undefined,
    fingerprints: list.fingerprints,
    changes: shownChanges,
    removedThere: changes.filter(({ kind }) => kind === 'removed').map(({ title }) => title),
    photos,
    unready: [
      ...sorted.filter(({ faults }) => faults.length > 0),
      ...list.records
        .filter(({ id }) => !sorted.some(({ record }) => record.id === id))
        .map((record) => ({ name: nameOf(record), links: describeLinks(editor, textOf(record.id)) }))
        .filter(({ links }) => links)
        .map(({ name, links }) => ({
          name,
          faults: [`it was deleted here. ${links} Ask your developer to change that first, or bring it back`],
        })),
      ...open.map(({ title, label }) => ({
        name: title,
        faults: [`‘${label}’ is not answered. To answer, press ‘Load from the website’ in ${menu}`],
      })),
    ],
    hasNewPrices: section.fields.some(
      ({ name, kind, label }) =>
        (kind === 'prices' || name === 'size') &&
        shownChanges.some(({ fields }) => fields.some((one) => one.label === label)),
    ),
    oddPrices: section.fields.some(({ kind }) => kind === 'prices')
      ? findOddPrices(list.records, records)
      : [],
  };
}

/** Lists what the file changes on the site. A picture that the site has is no change. */
function listChanges(
  editor: EditorDefinition,
  before: readonly AnyRecord[],
  converted: readonly Converted[],
  others: ReadonlyMap<AnyRecord, string | null>,
): RecordChange[] {
  const section = findSection(editor.publishedAs ?? catalogue);
  const picture = section.fields.find(isPicture)?.name;
  const shown = new Map(
    converted.map(({ entry, picture: isNew }) => [siteIdOf(entry), isNew ? undefined : entry]),
  );
  const old = before.map((record) => {
    const entry = fromSite(section, record, others.get(record) ?? '');
    const here = shown.get(textOf(record.id));
    return picture && here ? withValue(entry, picture, here[picture]) : entry;
  });
  const entries = converted.map(({ entry }) => entry);
  const site = mergeFields(editor, [], true).filter(({ name }) =>
    section.fields.some((field) => field.name === name),
  );
  return compareLists(old, entries, site, (record) => titleOf(editor.codec, record));
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
