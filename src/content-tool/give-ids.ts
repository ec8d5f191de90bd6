import { newId, newNumber } from '~/domain/content/id';
import type { AnyRecord } from '~/domain/content/record';
import type { Section } from '~/lib/content-file/sections';
import { Refusal } from './read-file';

/** The name that a new id is made of: in the first language of the site. */
function nameOf({ texts, tables, named }: Section, record: AnyRecord): string {
  const [first = ''] = tables;
  const own = texts ? Object(record.texts)[first] : record;
  return String(own?.[named.field] ?? '');
}

/** The id of a row that the file leaves out by id and names: a new record that was applied before. */
function findId(
  section: Section,
  record: AnyRecord,
  before: readonly AnyRecord[],
  taken: ReadonlySet<string>,
) {
  const isSame = (other: AnyRecord) =>
    nameOf(section, other) === nameOf(section, record) && other.category === record.category;
  return before.find((other) => !taken.has(String(other.id)) && isSame(other))?.id;
}

/** The new id of a record, as the others of its section are made. */
function makeId(
  section: Section,
  record: AnyRecord,
  others: readonly AnyRecord[],
  taken: ReadonlySet<string>,
): string {
  if (section.texts) return newId(nameOf(section, record), section.named.words, section.name, taken);
  const near = others.filter(({ id, category }) => id && category === record.category);
  return newNumber(
    near.map(({ id }) => String(id)),
    taken,
  );
}

/**
 * The records of a file as the tables hold them: each with an id, and category by category.
 * @throws Refusal where two have the same id
 */
export function giveIds(
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
  const given: AnyRecord[] = [];
  for (const record of records) {
    const id =
      record.id ??
      findId(section, record, before, used) ??
      makeId(section, record, [...given, ...records, ...before], new Set([...used, ...all]));
    used.add(id);
    given.push({ ...record, id });
  }
  if (section.texts) return given;
  return section.tables.flatMap((table) => given.filter(({ category }) => category === table));
}
