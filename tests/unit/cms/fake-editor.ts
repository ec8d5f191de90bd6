import { makeBackup } from '~/cms/copies/export';
import { readBackup } from '~/cms/copies/read-backup';
import type { EditorDefinition } from '~/cms/editor';
import { inMemory, type ListEnvironment } from '~/cms/list/environment';
import { createList } from '~/cms/list/list';
import type { ListState } from '~/cms/list/record';
import type { Choice } from '~/cms/merge/merge-lists';
import { type Incoming, planMerge, type SectionPlan } from '~/cms/merge/plan';
import { makeCodec } from '~/cms/record/form-values';
import { fromSite } from '~/cms/record/site-record';
import type { OfficeRecord } from '~/cms/record/stored';
import { findRow, findSection, type SectionRow } from '~/cms/sections';
import { toBase } from '~/cms/site/load';
import type { AnyRecord } from '~/domain/content/record';
import { FakeStorage, openTab } from './fake-storage';

export interface Item {
  name: string;
  image: string;
}

/** Keys of the list in storage and of the one in memory. */
export const [storedKey, memoryKey] = ['gallery', 'members'] as const;

function makeEditor<Fields extends object>(
  row: SectionRow,
  environment: ListEnvironment,
): EditorDefinition<Fields> {
  const codec = makeCodec<Fields>(row);
  return {
    ...row,
    codec,
    store: createList(codec, row.keptIn === 'storage' ? environment : inMemory(environment)),
    makeDraft: () => ({}),
    readDraft: () => [],
    renderForm: () => null,
    renderList: () => null,
  };
}

/** The editors of a list in storage and of one in memory. */
export const openEditors = (environment: ListEnvironment): EditorDefinition<Item>[] =>
  [storedKey, memoryKey].map((key) =>
    makeEditor<Item>(
      {
        id: key,
        key,
        keptIn: key === storedKey ? 'storage' : 'memory',
        menu: '',
        heading: '',
        motif: '',
        emptyText: '',
        name: { one: 'Record', many: 'Records' },
        layout: 'rows',
        fields: [
          { name: 'name', label: 'Name', kind: 'text', isOptional: false },
          { name: 'image', label: 'Image', kind: 'picture', isOptional: false },
        ],
      },
      environment,
    ),
  );

/** The answers to all questions: one for all of them, or some by their ids. */
type Answers = Choice | readonly (readonly [string, Choice])[];

/** One section of the dashboard on a computer whose clock begins at a time. */
export function openSection(id: string, time = 1000, fake = new FakeStorage()) {
  const tab = openTab(fake, time);
  const editor = makeEditor<OfficeRecord>(findRow(id), tab.environment);
  const { store, publishedAs } = editor;
  store.open();
  const merge = (incoming: Omit<Incoming, 'editor'>, answers: Answers = []): SectionPlan => {
    const whole = { editor, ...incoming };
    const { questions } = planMerge(whole, store.state());
    const choices =
      typeof answers === 'string' ? questions.map((one) => [one.id, answers] as const) : answers;
    const plan = planMerge(whole, store.state(), new Map(choices));
    const merged = store.merge(
      (now) => planMerge(whole, now, new Map(choices)).state as ListState<OfficeRecord>,
    );
    if (!merged.ok) throw new Error(merged.fault);
    return plan;
  };
  /** Takes the records that the site shows, with pictures by their ids. */
  const load = (
    records: readonly AnyRecord[],
    answers?: Answers,
    pictures: Readonly<Record<string, string>> = {},
    missing: ReadonlySet<string> = new Set(),
  ) => {
    const [section, of] = [findSection(publishedAs ?? 'faq'), ({ id = '' }: AnyRecord) => pictures[id]];
    const base = { records: records.map((record) => toBase(record, of(record))) };
    const entries = records
      .filter(({ id = '' }) => !missing.has(id))
      .map((record) => fromSite(section, record, of(record)));
    return merge({ source: 'website', records: entries, base, missing, deleted: {}, unreadable: 0 }, answers);
  };
  const backup = () => JSON.stringify(makeBackup([editor], new Date(0)));
  const open = (text: string, answers?: Answers, source: Parameters<typeof readBackup>[2] = 'file') => {
    const read = readBackup(text, [editor], source);
    if (!read.ok || !read.sections[0]) throw new Error('no backup');
    return merge(read.sections[0], answers);
  };
  const find = (mark: string) => {
    const found = store.$records.get().find(({ siteId, key }) => siteId === mark || key === mark);
    if (!found) throw new Error(`no record ${mark}`);
    return found;
  };
  return {
    ...tab,
    fake,
    editor,
    store,
    merge,
    load,
    backup,
    open,
    find,
    records: () => store.$records.get(),
  };
}
