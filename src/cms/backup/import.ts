import type { EditorDefinition } from '../editor';
import { isIdentified } from '../storage/decode';
import { readEntry } from '../storage/entry';
import { type Fault, type Outcome, succeed } from '../storage/outcome';
import { isEqualValue } from '../stores/equality';
import { setIdentity } from '../stores/identity';
import { type MergeResult, splitMerge } from '../stores/merge';
import type { RecordList, StoredRecord } from '../stores/record-storage';
import { titleOf } from '../words';
import { parseBackup } from './format';
import { type Progress, runWithPauses } from './run-with-pauses';

/** The checked entries of one section in a backup file. */
export interface IncomingSection {
  editor: EditorDefinition;
  records: RecordList<object>;
  added: number;
  replaced: number;
  /** Titles of the records to replace, with the labels of changed fields. */
  replacedNames: readonly string[];
  same: number;
  unreadable: number;
}

export type Incoming =
  | { ok: true; sections: IncomingSection[]; notes: readonly string[] }
  | { ok: false; message: string };

interface ReadOptions {
  /** Key of the section of a file that is a list. */
  listKey?: string | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Validates a backup file entry by entry and compares it with the current records. Changes nothing. */
export async function readBackup(
  text: string,
  editors: readonly EditorDefinition[],
  { listKey, onProgress }: ReadOptions = {},
): Promise<Incoming> {
  const parsed = parseBackup(text, listKey);
  if (!parsed.ok) return parsed;
  const found = editors.flatMap((editor) => {
    const entries = parsed.sections[editor.key];
    return Array.isArray(entries) ? [{ editor, entries }] : [];
  });
  const valid = found.flatMap(({ editor, entries }) =>
    removeDuplicateIds(
      entries
        .map((entry) => readEntry(entry, parsed.version, editor.codec))
        .filter((entry) => entry !== undefined),
    ).map((entry) => ({ editor, entry })),
  );
  const read = await runWithPauses(
    valid,
    async ({ editor, entry }) => ({ editor, record: await deserialize(editor, entry) }),
    onProgress,
  );
  const sections: IncomingSection[] = [];
  for (const { editor, entries } of found) {
    const records = read
      .filter((one) => one.editor === editor)
      .map(({ record }) => record)
      .filter((record) => record !== undefined);
    const { added, replaced, same } = editor.store.planMerge(records);
    sections.push({
      editor,
      records,
      added: added.length,
      replaced: replaced.length,
      replacedNames: replaced.map((change) => describeReplaced(editor.codec, change)),
      same,
      unreadable: entries.length - records.length,
    });
  }
  if (sections.length > 0) return { ok: true, sections, notes: parsed.notes };
  const names = editors.map(({ name }) => name.many).join(', ');
  return { ok: false, message: `This backup contains none of these: ${names}.` };
}

/** Describes a replaced record: `'Asha Rai (Position, Photo)'`. */
function describeReplaced(
  codec: EditorDefinition['codec'],
  { before, after }: MergeResult<object>['replaced'][number],
): string {
  const differs = (name: string) => !isEqualValue(Reflect.get(before, name), Reflect.get(after, name));
  const labels = Object.entries(codec.labels).flatMap(([name, label]) => (differs(name) ? [label] : []));
  return labels.length > 0 ? `${titleOf(codec, before)} (${labels.join(', ')})` : titleOf(codec, before);
}

async function deserialize(
  { store, codec }: EditorDefinition,
  entry: StoredRecord<object>,
): Promise<StoredRecord<object> | undefined> {
  if (store.keptIn === 'storage') return entry;
  const record = await codec.deserialize(withoutId(entry));
  if (record && entry.id !== undefined) setIdentity(record, entry.id);
  return record;
}

/** Removes duplicate ids. The store gives new ids to records without one. */
function removeDuplicateIds(entries: readonly StoredRecord<object>[]): RecordList<object> {
  const seen = new Set<number>();
  return entries.map((entry) => {
    if (!isIdentified(entry) || seen.has(entry.id)) return withoutId(entry);
    seen.add(entry.id);
    return entry;
  });
}

function withoutId({ id: _, ...entry }: StoredRecord<object>): object {
  return entry;
}

export type RevertImport = () => Promise<Outcome>;

/** `rest` undoes a partial import whose rollback failed. */
type Applied = { ok: true; revert: RevertImport } | { ok: false; fault: Fault; rest?: RevertImport };

/** More records would block the page while they are saved and shown. */
const maxMergedAtOnce = 20;

/** Imports all sections or none. If one cannot be saved, the earlier ones are undone. */
export async function applyBackup(
  sections: readonly IncomingSection[],
  onProgress?: (progress: Progress) => void,
): Promise<Applied> {
  const done: { editor: EditorDefinition; merged: MergeResult<object> }[] = [];
  let fault: Fault | undefined;
  const revertImport: RevertImport = async () => {
    let reverted: Outcome = succeed();
    await runWithPauses([...done].reverse(), ({ editor, merged }) => {
      if (reverted.ok) reverted = editor.store.revertMerge(merged);
      if (reverted.ok) done.pop();
    });
    return reverted;
  };
  const plans = await runWithPauses(sections, ({ editor, records }) =>
    splitMerge(editor.store.planMerge(records), maxMergedAtOnce).map((plan) => ({ editor, plan })),
  );
  await runWithPauses(
    plans.flat(),
    ({ editor, plan }) => {
      if (fault) return;
      const merged = editor.store.merge(plan);
      if (merged.ok) done.push({ editor, merged: merged.value });
      else fault = merged.fault;
    },
    onProgress,
  );
  if (!fault) return { ok: true, revert: revertImport };
  return { ok: false, fault, ...(!(await revertImport()).ok && { rest: revertImport }) };
}
