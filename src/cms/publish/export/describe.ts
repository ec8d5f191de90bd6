import type { Changes } from '~/domain/content/changes';
import type { Handover } from './prepare';

/** Records that changed, each with the fields that did. */
function changedFields({ changed }: Changes): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { id, field } of changed) {
    const known = fields.get(id) ?? new Set();
    // `texts.en.answer.2` is the second paragraph of the answer.
    const words = field.split('.').filter((word) => !/^(texts|en|\d+)$/.test(word));
    fields.set(id, known.add(words.join(' ')));
  }
  return fields;
}

/** How many records of the site a handover adds, changes, removes and moves. */
export function summarise({ changes }: Handover): string {
  const counts = [
    [changes.added.length, 'added'],
    [changedFields(changes).size, 'changed'],
    [changes.removed.length, 'removed'],
    [changes.moved.length, 'moved'],
  ] as const;
  const parts = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return parts.join(', ') || 'as on the site';
}

/** Which records those are. */
export function describeChanges({ changes, names }: Handover): string[] {
  const nameOf = (id: string) => names.get(id) ?? id;
  return [
    ...changes.added.map((id) => `Added: ${nameOf(id)}`),
    ...[...changedFields(changes)].map(
      ([id, fields]) => `Changed: ${nameOf(id)} (${[...fields].join(', ')})`,
    ),
    ...changes.removed.map((id) => `Removed: ${nameOf(id)}`),
    ...changes.moved.map(({ id, from, to }) => `Moved: ${nameOf(id)}, from place ${from} to ${to}`),
  ];
}
