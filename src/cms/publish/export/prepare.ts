import { categories } from '~/config/routes';
import { type Changes, compareLists } from '~/domain/content/changes';
import type { ContentSection } from '~/domain/content/field';
import { type AnyRecord, pictureNeeds } from '~/domain/content/record';
import type { EditorDefinition } from '../../editor';
import { siteOf } from '../../storage/site-fields';
import { titleOf } from '../../words';
import { entryOf, keptPicture, pictureOf, recordOf } from '../convert';
import { findFaults } from '../faults';
import { fetchList } from '../fetch-list';
import { type Entry, findSection, textOf } from '../sections';
import { endingOf, type PackedPicture, packPicture } from './pack-picture';

/** What a section would hand over. */
export interface Handover {
  editor: EditorDefinition;
  section: ContentSection;
  /** The whole list; records that are new have no id. */
  records: readonly AnyRecord[];
  pictures: Readonly<Record<string, PackedPicture>>;
  changes: Changes;
  /** What records are called, by the ids in `changes`. */
  names: ReadonlyMap<string, string>;
  /** What is not ready, and why. */
  unready: readonly { name: string; faults: readonly string[] }[];
}

interface Packed {
  entry: Entry;
  record: AnyRecord;
  picture?: PackedPicture;
  faults: string[];
}

async function pack(section: ContentSection, entry: Entry, before: readonly AnyRecord[]): Promise<Packed> {
  const { id } = siteOf(entry);
  const onSite = before.find((one) => one.id === id);
  const record = recordOf(section, entry, onSite);
  const faults = findFaults(section, record);
  const needs = pictureNeeds[section.name];
  if (!needs || keptPicture(section, entry)) return { entry, record, faults };
  const url = pictureOf(section, entry);
  if (!url) return { entry, record, faults: [...faults, 'no picture'] };
  try {
    return { entry, record, faults, picture: await packPicture(url, needs) };
  } catch (error) {
    return { entry, record, faults: [...faults, error instanceof Error ? error.message : String(error)] };
  }
}

/** Products stand by category on the site, all others as they are listed here. */
function sortAsPages(packed: readonly Packed[]): Packed[] {
  const placeOf = ({ record }: Packed) => categories.findIndex(({ slug }) => slug === record.category);
  return packed.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Reads a section of the dashboard and of the site, and says what handing it over would change. */
async function prepareSection(editor: EditorDefinition, onRecord: () => void): Promise<Handover | undefined> {
  if (!editor.site || editor.store.$records.get().length === 0) return undefined;
  const section = findSection(editor.site);
  const { records: before } = await fetchList(section.name);
  const packed: Packed[] = [];
  for (const record of editor.store.$records.get()) {
    packed.push(await pack(section, (await editor.codec.serialize(record)) as Entry, before));
    onRecord();
  }
  const sorted = sortAsPages(packed);
  const seen = new Set<string>();
  for (const { entry, faults } of sorted) {
    const id = textOf(siteOf(entry).id);
    if (id && seen.has(id))
      faults.push('another record here is the same one on the site; delete one of them');
    seen.add(id);
  }
  const pictures: Record<string, PackedPicture> = {};
  const records = sorted.map(({ record, picture }, index) => {
    if (!picture) return record;
    const image = `${section.name}-${index + 1}.${endingOf(picture)}`;
    pictures[image] = picture;
    return { ...record, image };
  });
  const identified = records.map((record, index) => ({ ...record, id: record.id ?? `new ${index}` }));
  const names = new Map([
    ...before.map((record) => [record.id ?? '', nameOnSite(editor, section, record)] as const),
    ...identified.map(({ id }, index) => [id, titleOf(editor.codec, sorted[index]?.entry ?? {})] as const),
  ]);
  const unready = sorted.flatMap(({ entry, faults }) =>
    faults.length > 0 ? [{ name: titleOf(editor.codec, entry), faults }] : [],
  );
  return { editor, section, records, pictures, names, unready, changes: compareLists(before, identified) };
}

/** What a record of the site is called in the dashboard. */
const nameOnSite = (editor: EditorDefinition, section: ContentSection, record: AnyRecord): string =>
  titleOf(editor.codec, entryOf(section, record));

/** Prepares all sections that hold records. Rejects where the site's lists cannot be had. */
export async function prepare(
  editors: readonly EditorDefinition[],
  onProgress: (done: number, all: number) => void,
): Promise<Handover[]> {
  const concerned = editors.filter(({ site }) => site);
  const all = concerned.reduce((sum, { store }) => sum + store.$records.get().length, 0);
  let done = 0;
  const found: Handover[] = [];
  for (const editor of concerned) {
    const handover = await prepareSection(editor, () => onProgress(++done, all));
    if (handover) found.push(handover);
  }
  return found;
}
