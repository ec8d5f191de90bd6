import { categories } from '~/config/routes';
import { newId, newNumber } from '~/domain/content/id';
import type { AnyRecord } from '~/domain/content/record';
import { nameOf, type Section } from '~/lib/content-file/sections';
import { Refusal } from './read-file';

/** Finds the id of a record that was applied before: by its key, or by its name if a tool wrote it without one. */
function findId(
  section: Section,
  record: AnyRecord,
  before: readonly AnyRecord[],
  taken: ReadonlySet<string>,
) {
  const isSame = (other: AnyRecord) =>
    record.key === undefined
      ? nameOf(section, other) === nameOf(section, record) && other.category === record.category
      : other.key === record.key;
  return before.find((other) => !taken.has(String(other.id)) && isSame(other))?.id;
}

/** Makes an id in the style of the section. */
function makeId(
  section: Section,
  record: AnyRecord,
  others: readonly AnyRecord[],
  taken: ReadonlySet<string>,
): string {
  if (section.name !== 'products')
    return newId(nameOf(section, record), section.named.words, section.name, taken);
  const near = others.flatMap(({ id, category }) => (id && category === record.category ? String(id) : []));
  return newNumber(near, taken);
}

/**
 * Completes the records of a file with ids and sorts them by category.
 * @throws Refusal if two records have the same id
 */
export function assignIds(
  section: Section,
  records: readonly AnyRecord[],
  before: readonly AnyRecord[],
): AnyRecord[] {
  const ids = records.flatMap(({ id }) => id ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0)
    throw new Refusal(twice.map((id) => `${section.name}, record '${id}', id: two records have it`));
  const used = new Set(ids);
  const all = new Set(before.map(({ id }) => String(id)));
  const assigned: AnyRecord[] = [];
  for (const record of records) {
    const id =
      record.id ??
      findId(section, record, before, used) ??
      makeId(section, record, [...assigned, ...records, ...before], new Set([...used, ...all]));
    used.add(id);
    const { key = record.key } = before.find((other) => other.id === id) ?? {};
    assigned.push({ ...record, id, ...(key !== undefined && { key }) });
  }
  if (section.name !== 'products') return assigned;
  return categories.flatMap(({ slug }) => assigned.filter(({ category }) => category === slug));
}
