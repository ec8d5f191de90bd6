import { defaultLocale, locales } from '~/config/locales';
import type { Changes } from '~/domain/content/changes';
import type { ContentSection } from '~/domain/content/field';
import { labelIn } from '../sections';
import type { SectionExport } from './prepare-export';

/** Returns the label of a changed value by its path. For example, `texts.en.answer.2` is in the answer. */
function labelOf({ shared, texts }: ContentSection, path: string): string {
  const [first = '', language, name] = path.split('.');
  const isText = first === 'texts';
  const field = isText ? texts.find((one) => one.name === name) : shared.find((one) => one.name === first);
  return field
    ? labelIn(field, locales.find((locale) => isText && locale === language) ?? defaultLocale)
    : path;
}

/** Fields whose old and new values are listed. */
const priceFields = ['size', 'price', 'discountPrice', 'cartons'];

/** Groups the labels of changed fields by record. */
function changedFields({ changed }: Changes, section: ContentSection): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { id, field, old = 'none', new: now = 'none' } of changed) {
    const label = labelOf(section, field);
    const text = priceFields.includes(field) ? `${label}: ${old} → ${now}` : label;
    fields.set(id, (fields.get(id) ?? new Set()).add(text));
  }
  return fields;
}

/** Counts the records that an export adds, changes, removes and moves. */
export function summarise({ changes, section }: SectionExport): string {
  const counts = [
    [changes.added.length, 'added'],
    [changedFields(changes, section).size, 'changed'],
    [changes.removed.length, 'removed'],
    [changes.moved.length, 'moved'],
  ] as const;
  const parts = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return parts.join(', ') || 'as on the site';
}

/** Lists the changes that `summarise` counts. */
export function describeChanges({ changes, section, names }: SectionExport): string[] {
  const nameOf = (id: string) => names.get(id) ?? id;
  return [
    ...changes.added.map((id) => `Added: ${nameOf(id)}`),
    ...[...changedFields(changes, section)].map(
      ([id, fields]) => `Changed: ${nameOf(id)} (${[...fields].join(', ')})`,
    ),
    ...changes.removed.map((id) => `Removed: ${nameOf(id)}`),
    ...changes.moved.map(({ id, from, to }) => `Moved: ${nameOf(id)}, from place ${from} to ${to}`),
  ];
}
