import type { EditorDefinition } from '../editor';
import { type Deletions, isBase, readDeletions } from '../list/beside';
import type { AnyEntry } from '../merge/match';
import { hasEffect, type Incoming, planMerge } from '../merge/plan';
import { isIdentified } from '../storage/decode';
import { readEntry } from '../storage/entry';
import { isQuarantined, originOf } from '../storage/quarantine';
import { dataVersion, readFormerBase } from '../storage/version';
import { formatCount } from '../words';
import { parseBackup } from './format';

export type ReadBackup =
  | { ok: true; sections: Incoming[]; notes: readonly string[] }
  | { ok: false; message: string };

const setAside = { one: 'damaged text in it', many: 'damaged texts in it' };

/** Validates a backup file entry by entry. */
export function readBackup(
  text: string,
  editors: readonly EditorDefinition[],
  source: 'file' | 'version' | 'lost' = 'file',
): ReadBackup {
  const parsed = parseBackup(text);
  if (!parsed.ok) return parsed;
  const { version } = parsed;
  const sections = editors.flatMap((editor): Incoming[] => {
    const entries = parsed.sections[editor.key];
    if (!Array.isArray(entries)) return [];
    const valid = entries
      .map((entry) => readEntry(entry, version, editor.codec))
      .filter((entry) => entry !== undefined);
    const former = version < dataVersion && { records: readFormerBase(entries) };
    const base = former || parsed.site[editor.key];
    const deleted: Deletions = readDeletions(parsed.deleted[editor.key]);
    return [
      {
        editor,
        source,
        records: removeDuplicateIds(valid),
        base: isBase(base) ? base : undefined,
        deleted,
        unreadable: entries.length - valid.length,
      },
    ];
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
  const incoming = readBackup(text, editors, 'version');
  if (!incoming.ok) return undefined;
  return new Map(
    incoming.sections.flatMap((section) => {
      const { editor } = section;
      const plan = planMerge(section, editor.store.state());
      const count = plan.changes.filter(({ kind }) => kind !== 'moved').length;
      return hasEffect(plan) && count > 0 ? [[editor.key, formatCount(count, editor.name)]] : [];
    }),
  );
}

/** Removes duplicate and invalid ids. The list gives new ids to records without one. */
function removeDuplicateIds(entries: readonly object[]): AnyEntry[] {
  const seen = new Set<number>();
  return entries.map((entry) => {
    if (!isIdentified(entry) || seen.has(entry.id)) return withoutId(entry);
    seen.add(entry.id);
    return entry;
  });
}

const withoutId = ({ id: _, ...entry }: { id?: unknown }): object => entry;
