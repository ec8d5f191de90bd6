import type { ContentField, ContentSection } from '~/domain/content/field';
import { shorten } from '../../site-data';
import { isPicture } from '../convert';
import { describeValue } from '../merge-record';
import type { SectionExport } from './prepare-export';

/** Finds the field of a changed value by its place. For example, `en.answer.2` is in the answer. */
const findField = ({ fields }: ContentSection, place: string) =>
  fields.find(({ name }) => `${place}.`.startsWith(`${name}.`));

/** Describes a changed value. Only an empty list has an empty text. */
const describeText = (field: ContentField, text: string | undefined): string =>
  shorten(describeValue(field, text === '' ? [] : text));

/** The content tool refuses an empty list, which would leave a page without content. */
export const canExport = ({ isLoaded, records }: SectionExport): boolean => isLoaded && records.length > 0;

/** Counts the records that an export adds, changes, removes and moves. */
export function summarise({ changes, isLoaded, records }: SectionExport): string {
  if (!isLoaded)
    return 'not loaded from the website. Exporting it could delete the records that are there now.';
  if (records.length === 0)
    return 'the list is empty here. The website needs at least one record, so its list stays as it is.';
  const counts = [
    [changes.added.length, 'added'],
    [new Set(changes.changed.map(({ id }) => id)).size, 'changed'],
    [changes.removed.length, 'removed'],
    [changes.moved.length, 'moved'],
  ] as const;
  const parts = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return parts.join(', ') || 'no changes';
}

/** Lists the changes that `summarise` counts, and what stays here. */
export function describeChanges({ changes, section, names, ...others }: SectionExport): string[] {
  const nameOf = (id: string) => names.get(id) ?? id;
  return [
    ...changes.added.map((id) => `Added: ${nameOf(id)}`),
    ...changes.changed.map(({ id, field: place, old, new: now }) => {
      const found = findField(section, place);
      if (!found) return `Changed: ${nameOf(id)} (${place})`;
      const change = isPicture(found) ? 'new' : `${describeText(found, old)} → ${describeText(found, now)}`;
      return `Changed: ${nameOf(id)} (${found.label}: ${change})`;
    }),
    ...changes.removed.map((id) => `Removed: ${nameOf(id)}`),
    ...changes.moved.map(({ id, from, to }) => `Moved: ${nameOf(id)}, from place ${from} to ${to}`),
    ...others.removedThere.map((name) => `Not in the file, because the website has removed it: ${name}`),
    ...others.photos.map((name) => `The photo stays in the dashboard: ${name}`),
  ];
}
