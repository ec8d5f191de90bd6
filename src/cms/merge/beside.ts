/** Computes what is known beside a list once it is merged. */
import { type AnyRecord, valueAt, withValue } from '~/domain/content/record';
import type { Deletion, Deletions, SiteBase } from '../list/beside';
import { keyOf, type ListState, markOf, siteIdOf } from '../list/record';
import { isEqual } from '../record/equality';
import type { MergeField } from './fields';
import { indexBy, matchRecords } from './match';
import type { Merged, Question } from './merge-lists';
import type { Incoming } from './plan';

/** Returns true until the user has answered. */
export const isOpen = ({ choice }: Question): boolean => choice === undefined;

const none: readonly AnyRecord[] = [];

const idsOf = (base: SiteBase | undefined): Map<string, AnyRecord> =>
  indexBy(base?.records ?? [], ({ id }) => id);

/** Returns what is known of the site after a merge. What is not answered stays as it was known. */
export function nextBase(
  fields: readonly MergeField[],
  now: ListState<object>,
  { editor, source, base, after, missing }: Incoming,
  { list, questions, unknown }: Merged,
): SiteBase | undefined {
  if (!editor.publishedAs) return undefined;
  const known = idsOf(now.base);
  if (source === 'table') return now.base;
  if (source === 'step') return after && isEqual(now.base, after.base) ? base : now.base;
  if (source === 'website') {
    const open = questions.filter(isOpen);
    const openOf = new Map<string, Question[]>(open.map(({ mark }) => [mark, []]));
    for (const question of open) openOf.get(question.mark)?.push(question);
    const untold = new Set([...unknown].map(siteIdOf));
    const records = (base?.records ?? []).flatMap((record): readonly AnyRecord[] => {
      const { id = '' } = record;
      const former: AnyRecord | undefined = known.get(id);
      const wasThere = former ? [former] : none;
      const own = openOf.get(id) ?? [];
      if (missing?.has(id)) return wasThere;
      if (own.length === 0) return untold.has(id) ? none : [record];
      if (!former || own.some(({ kind }) => kind !== 'field')) return wasThere;
      const names = own.map(({ field = '' }) => field);
      return [names.reduce((made, name) => withValue(made, name, valueAt(former, name)), record)];
    });
    const present = new Set(records.map(({ id }) => id));
    const asked = open
      .filter(({ kind }) => kind === 'deleted-there')
      .map((question) => known.get(question.mark))
      .filter((record) => record !== undefined);
    // An exported record is on the site once that shows another one than before.
    const shown = records.filter((record) => !isEqual(known.get(record.id ?? ''), record));
    const arrived = new Set(shown.flatMap(({ id, key }) => [id, key]));
    const left = Object.entries(now.base?.exported ?? {}).filter(([mark]) => !arrived.has(mark));
    const order = now.base?.exportedOrder;
    const whole = [...records, ...asked.filter(({ id }) => !present.has(id))];
    return {
      records: open.some(({ kind }) => kind === 'sequence') ? inFormerSequence(whole, now.base) : whole,
      ...(left.length > 0 && { exported: Object.fromEntries(left) }),
      ...(order && isEqual([...known.keys()], [...idsOf(base).keys()]) && { exportedOrder: order }),
    };
  }
  if (!now.base || !base) return now.base ?? base;
  // A value that was taken from the other side is as that knows it.
  const theirs = idsOf(base);
  const asked = new Set(questions.filter(isOpen).map(({ mark }) => mark));
  const before = matchRecords(now.records, list);
  const taken = new Map<string, AnyRecord>();
  for (const record of list) {
    const id = siteIdOf(record);
    const there = id === undefined ? undefined : theirs.get(id);
    if (id === undefined || !there) continue;
    const former = known.get(id);
    const here = before.get(record);
    if (!former) {
      if (!asked.has(id)) taken.set(id, there);
    } else if (here && here !== record)
      taken.set(
        id,
        fields
          .filter((field) => !isEqual(field.read(here), field.read(record)))
          .reduce((made, { name }) => withValue(made, name, valueAt(there, name)), former),
      );
  }
  const records = now.base.records.map((record) => taken.get(record.id ?? '') ?? record);
  return {
    ...now.base,
    records: [...records, ...[...taken.values()].filter(({ id = '' }) => !known.has(id))],
  };
}

function inFormerSequence(records: readonly AnyRecord[], base: SiteBase | undefined): readonly AnyRecord[] {
  const places = new Map(base?.records.map(({ id }, place) => [id, place]));
  return [...records].sort(
    (a, b) => (places.get(a.id) ?? records.length) - (places.get(b.id) ?? records.length),
  );
}

/** Returns the deletions that are known after a merge. */
export function nextDeleted(
  now: ListState<object>,
  { source, deleted, after }: Incoming,
  { list, questions }: Merged,
  time: number,
): Deletions {
  if (source === 'step') return after && isEqual(now.deleted, after.deleted) ? deleted : now.deleted;
  const present = new Set(list.flatMap((record) => [siteIdOf(record), keyOf(record)]));
  const kept = new Set(matchRecords(now.records, list).values());
  const gone = now.records
    .filter((record) => !kept.has(record))
    .map((record) => [markOf(record), { time }] as const);
  const answered = questions.flatMap(({ mark, kind, choice }): [string, Deletion][] =>
    kind === 'deleted-here' && choice === 'here' ? [[mark, { time, isKept: true }]] : [],
  );
  const marks: Deletions = { ...deleted, ...now.deleted, ...Object.fromEntries(gone) };
  const whole: Deletions = {
    ...marks,
    ...(Object.fromEntries(
      answered.map(([mark, deletion]) => [mark, marks[mark]?.isKept ? marks[mark] : deletion]),
    ) as Deletions),
  };
  return Object.fromEntries(Object.entries(whole).filter(([mark]) => !present.has(mark)));
}
