import { valueAt } from '~/domain/content/record';
import type { Choice, Conflict, EditorDefinition } from '../editor';
import { type MergePlan, splitOutdated } from '../list/merge';
import type { IncomingRecord } from '../list/record';
import { isEqual } from '../record/equality';
import { keyOf } from '../record/stored';
import { isIdentified } from '../storage/decode';
import { readEntry } from '../storage/entry';
import { type Fault, type Outcome, succeed } from '../storage/outcome';
import { isQuarantined, originOf } from '../storage/quarantine';
import { formatCount, titleOf } from '../words';
import { backupVersion, parseBackup } from './format';

/** The origin of incoming records, and the user's choices. */
interface Source {
  /** The records are the site's, not those of another computer. */
  isFromSite?: boolean;
  /** Ids of records of the site that were deleted here. They stay so unless the user chooses otherwise. */
  deleted?: ReadonlySet<string>;
  /** Incoming records that are as they once were here. What was changed since stays unless the user chooses otherwise. */
  older?: ReadonlySet<object>;
  choices?: ReadonlyMap<string, Choice>;
  /** Appends new records and does not reorder, because the records are only some of a list. */
  keepsOrder?: boolean;
  /** Called when the records are stored. Returns a function that undoes it. */
  onMerged?(): () => void;
}

/** A conflict in a record. */
type Question = Conflict & { title: string; record: IncomingRecord<object> };

type Incoming = readonly IncomingRecord<object>[];

/** The checked entries of one section in a backup file. */
export interface IncomingSection extends Source {
  editor: EditorDefinition;
  records: Incoming;
  /** What the import changes. Records that change meanwhile are not touched. */
  plan: MergePlan<object>;
  added: number;
  replaced: number;
  /** Titles of the records to replace, with the labels of changed fields. */
  replacedNames: readonly string[];
  same: number;
  /** The import puts the records into the sequence of the file. */
  isReordered: boolean;
  /** Values that changed on both sides. */
  conflicts: readonly Question[];
  unreadable: number;
}

export type ReadBackup =
  | { ok: true; sections: IncomingSection[]; notes: readonly string[] }
  | { ok: false; message: string };

const setAside = { one: 'damaged text in it', many: 'damaged texts in it' };

/** Validates the entries of a section and compares them with its records. */
export function readSection(
  editor: EditorDefinition,
  entries: readonly unknown[],
  version = backupVersion,
): IncomingSection {
  const valid = entries
    .map((entry) => readEntry(entry, version, editor.codec))
    .filter((entry) => entry !== undefined);
  return planSection(editor, removeDuplicateIds(valid), entries.length - valid.length);
}

/**
 * Validates a backup file entry by entry and compares it with the current records. Changes nothing.
 * @param listKey key of the section of a file that is a list
 */
export function readBackup(text: string, editors: readonly EditorDefinition[], listKey?: string): ReadBackup {
  const parsed = parseBackup(text, listKey);
  if (!parsed.ok) return parsed;
  const sections = editors.flatMap((editor) => {
    const entries = parsed.sections[editor.key];
    return Array.isArray(entries) ? readSection(editor, entries, parsed.version) : [];
  });
  // A backup after a failure has all texts of the storage, also those of visitors.
  const texts = parsed.unreadable.filter((key) =>
    editors.some((editor) => editor.key === (isQuarantined(key) ? originOf(key) : key)),
  );
  const notes =
    texts.length > 0
      ? [...parsed.notes, `${formatCount(texts.length, setAside)} cannot be imported.`]
      : parsed.notes;
  if (sections.length > 0) return { ok: true, sections, notes };
  const [only, ...others] = editors;
  const message =
    only && others.length === 0
      ? `This backup has no ${only.name.many}. Try ‘Open a backup’ on the first page.`
      : 'This backup has no records of the dashboard.';
  return { ok: false, message };
}

/**
 * Counts the records of a backup that are not here as they are in it: `'3 FAQs'` by the key of its section. Undefined if
 * the backup cannot be read.
 */
export function countMissing(
  text: string,
  editors: readonly EditorDefinition[],
): ReadonlyMap<string, string> | undefined {
  const incoming = readBackup(text, editors);
  if (!incoming.ok) return undefined;
  return new Map(
    incoming.sections.flatMap(({ editor, plan, conflicts }) => {
      const changed = [...plan.added, ...plan.replaced.map((change) => change.incoming)];
      const { size } = new Set([...changed, ...conflicts.map(({ record }) => record)]);
      return size > 0 ? [[editor.key, formatCount(size, editor.name)]] : [];
    }),
  );
}

/** Compares incoming records with the current ones. */
function planRecords(editor: EditorDefinition, records: Incoming, source: Source) {
  const { isFromSite = false, deleted, older, choices = new Map() } = source;
  const conflicts: Question[] = [];
  const ask = (record: IncomingRecord<object>, question: Omit<Conflict, 'choice'>) => {
    const choice = choices.get(question.key);
    conflicts.push({ ...question, title: titleOf(editor.codec, record), record, choice });
    return choice === 'there';
  };
  const wanted = records.filter((record) => {
    const key = keyOf(record) ?? '';
    const values = { loaded: 'not deleted', here: 'deleted', there: 'not deleted' };
    if (deleted?.has(key)) return ask(record, { key, label: 'Deleted here', ...values });
    if (!older?.has(record)) return true;
    const versions = { loaded: 'as in the file', here: 'as it is now', there: 'as it was' };
    return ask(record, { key: `older ${record.id}`, label: 'Changed here', ...versions });
  });
  const plan = editor.store.planMerge(wanted, (here, there) => {
    const merged = keyOf(there) && editor.mergeRecord?.(here, there, { isFromSite, choices });
    if (!merged) return there;
    for (const conflict of merged.conflicts)
      conflicts.push({ ...conflict, title: titleOf(editor.codec, here), record: there });
    return merged.record;
  });
  const left = records.filter((record) => older?.has(record) && !wanted.includes(record)).length;
  return { plan: { ...plan, unmatched: plan.unmatched - left }, conflicts };
}

/** Compares the records of a section with the current ones, and describes what importing them changes. */
export function planSection(
  editor: EditorDefinition,
  records: Incoming,
  unreadable: number,
  source: Source = {},
): IncomingSection {
  const { plan, conflicts } = planRecords(editor, records, source);
  const { added, replaced, same, isReordered } = plan;
  return {
    ...source,
    editor,
    records,
    plan,
    conflicts,
    added: added.length,
    replaced: replaced.length,
    replacedNames: replaced.map((change) => describeReplaced(editor, change)),
    same,
    isReordered: isReordered && !source.keepsOrder,
    unreadable,
  };
}

/** Describes a replaced record: `'Asha Rai (Position: Cook → Head cook, Photo)'`. */
function describeReplaced(
  { codec, describeChanges }: EditorDefinition,
  { before, after }: MergePlan<object>['replaced'][number],
): string {
  const differs = (name: string) => !isEqual(valueAt(before, name), valueAt(after, name));
  const ofSite = describeChanges?.(before, after) ?? [];
  const own = Object.entries(codec.labels).flatMap(([name, label]) => (differs(name) ? [label] : []));
  const changes = [...ofSite, ...own.filter((label) => !ofSite.some((change) => change.startsWith(label)))];
  return changes.length > 0 ? `${titleOf(codec, before)} (${changes.join('; ')})` : titleOf(codec, before);
}

/** Removes duplicate and invalid ids. The list gives new ids to records without one. */
function removeDuplicateIds(entries: readonly object[]): Incoming {
  const seen = new Set<number>();
  return entries.map((entry) => {
    if (!isIdentified(entry) || seen.has(entry.id)) return withoutId(entry);
    seen.add(entry.id);
    return entry;
  });
}

const withoutId = ({ id: _, ...entry }: { id?: unknown }): object => entry;

const undoWith = (undo: () => void) => () => {
  undo();
  return succeed();
};

export type RevertImport = () => Outcome<unknown>;

interface Imported {
  ok: true;
  revert: RevertImport;
  /** Number of records that were added or replaced. */
  count: number;
  /** Records that changed here after the file was checked, compared again. */
  outdated: IncomingSection[];
}

/** `rest` undoes a partial import whose rollback failed. */
type Applied = Imported | { ok: false; fault: Fault; rest?: RevertImport };

/** Imports all sections or none. If one cannot be saved, the earlier ones are undone. */
export function applyBackup(sections: readonly IncomingSection[]): Applied {
  const reverts: RevertImport[] = [];
  let count = 0;
  const again: IncomingSection[] = [];
  const revert: RevertImport = () => {
    for (let last = reverts.at(-1); last; last = reverts.at(-1)) {
      const reverted = last();
      if (!reverted.ok) return reverted;
      reverts.pop();
    }
    return succeed();
  };
  for (const section of sections) {
    const { editor, records, plan: shown, keepsOrder } = section;
    const { store } = editor;
    const shownKeys = section.conflicts.map(({ key }) => key);
    const late = new Set<IncomingRecord<object>>();
    let movesOthers = false;
    const merged = store.merge(() => {
      const { plan: now, conflicts } = planRecords(editor, records, section);
      const { plan, outdated } = splitOutdated(now, shown);
      for (const record of outdated) late.add(record);
      for (const { key, record } of conflicts) if (!shownKeys.includes(key)) late.add(record);
      movesOthers = now.isReordered && !shown.isReordered;
      return plan;
    });
    if (!merged.ok) return { ok: false, fault: merged.fault, ...(!revert().ok && { rest: revert }) };
    const { value } = merged;
    count += value.added.length + value.replaced.length;
    reverts.push(() => store.revertMerge(value));
    if (!keepsOrder && !movesOthers) {
      const arranged = store.arrange(records);
      if (!arranged.ok) return { ok: false, fault: arranged.fault, ...(!revert().ok && { rest: revert }) };
      // A record that was moved afterwards stays where it is.
      reverts.push(() => (store.planMerge(records).isReordered ? succeed() : store.arrange(arranged.value)));
    }
    if (late.size > 0) again.push(planSection(editor, [...late], 0, { ...section, keepsOrder: true }));
  }
  for (const { onMerged } of sections) if (onMerged) reverts.push(undoWith(onMerged()));
  return { ok: true, revert, count, outdated: again };
}
