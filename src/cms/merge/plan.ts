import { type AnyRecord, valueAt, withValue } from '~/domain/content/record';
import type { EditorDefinition } from '../editor';
import type { Deletion, Deletions, SiteBase } from '../list/beside';
import { keyOf, type ListState, markOf, siteIdOf } from '../list/record';
import { isEqual } from '../record/equality';
import { fromSite } from '../record/site-record';
import { findSection } from '../sections';
import { titleOf } from '../words';
import { type MergeField, mergeFields } from './fields';
import { type AnyEntry, indexBy, marksOf, matchRecords } from './match';
import {
  type Choice,
  type Merged,
  type MergeRules,
  mergeLists,
  notKnown,
  type Question,
  unknownRecord,
} from './merge-lists';

/** Where the other list comes from.
 *  - `website`: the site as it is now, with all that it has
 *  - `file`: a backup, perhaps of another computer. What it does not have stays here
 *  - `version`: an earlier state that the user wants back
 *  - `lost`: an earlier state that a list has lost. It adds records, and what differs is asked: it may be older
 *  - `table`: what was typed in a table
 *  - `step`: the state before a merge, or after it if that was undone */
export type Source = 'website' | 'file' | 'version' | 'lost' | 'table' | 'step';

/** The list of the other side. */
export interface Incoming {
  readonly editor: EditorDefinition;
  readonly source: Source;
  readonly records: readonly AnyEntry[];
  /** For the site, the base from now on. For a file or version, the base that it contains. */
  readonly base: SiteBase | undefined;
  readonly deleted: Deletions;
  /** For a step, the state that it made. For a table, the one that was edited in it. */
  readonly after?: ListState<object>;
  /** Called once the records are written. */
  onApplied?(): void;
  /** Ids of records that the site has, but that could not be loaded. */
  readonly missing?: ReadonlySet<string>;
  /** Number of entries that cannot be read. */
  readonly unreadable: number;
}

/** What merging a list would do. */
export interface SectionPlan extends Pick<Merged, 'changes' | 'questions'> {
  readonly incoming: Incoming;
  readonly choices: ReadonlyMap<string, Choice>;
  readonly state: ListState<object>;
  /** Number of the other side's records that are here unchanged. */
  readonly same: number;
  /** Number of records that the other side has not, and that stay. */
  readonly staying: number;
}

/** Returns the records of a base in the dashboard's form. */
const readBase = ({ publishedAs }: EditorDefinition, base: SiteBase | undefined): readonly AnyEntry[] =>
  publishedAs && base
    ? base.records.map((record) => {
        if (Object.keys(record).length === 1) return unknownRecord({ siteId: record.id } as AnyEntry);
        return fromSite(findSection(publishedAs), record, String(record.image ?? ''));
      })
    : [];

const isIn = (deleted: Deletions, record: AnyEntry): boolean =>
  [siteIdOf(record), keyOf(record)].some((mark) => mark !== undefined && mark in deleted);

/**
 * Finds what both sides had in common, from what each of them knows of the site. Where they know nothing, or not the same,
 * a value that differs is asked.
 */
function findCommonBase(
  fields: readonly MergeField[],
  now: ListState<object>,
  { editor, records: theirs, base: theirBase, deleted }: Incoming,
): AnyEntry[] {
  const [ours, others] = [readBase(editor, now.base), readBase(editor, theirBase)];
  const [known, knownThere] = [matchRecords(ours, now.records), matchRecords(others, theirs)];
  const matches = matchRecords(now.records, theirs);
  const matched = new Set(matches.values());
  /** Returns the side that has the value of before, if one is known to have it. */
  const findSource = (field: MergeField, here: AnyEntry, there: AnyEntry): AnyEntry | undefined => {
    const [own, other] = [known.get(here), knownThere.get(there)];
    if (own && other && isEqual(field.read(own), field.read(other))) return own;
    if (other && isEqual(field.read(there), field.read(other))) return there;
    return own && other && isEqual(field.read(here), field.read(own)) ? here : undefined;
  };
  const common = new Map<AnyEntry, AnyEntry>(
    [...matches].map(([there, here]) => [
      here,
      fields.reduce((record, field) => {
        const from = findSource(field, here, there);
        const value = field.isPicture
          ? String(from ? (field.read(from) ?? '') : '')
          : valueAt(from, field.name);
        return withValue(record, field.name, from ? value : notKnown);
      }, marksOf(here)),
    ]),
  );
  // A record of one side only was deleted on the other one, if that knows of it.
  const [idsHere, idsThere] = [ours, others].map((base) => new Set(base.map(siteIdOf)));
  const isGone = (record: AnyEntry, marks: Deletions, ids: typeof idsHere) =>
    isIn(marks, record) || (siteIdOf(record) !== undefined && ids?.has(siteIdOf(record)));
  const deletedHere = theirs.filter((record) => !matches.has(record) && isGone(record, now.deleted, idsHere));
  const deletedThere = now.records.filter(
    (record) => !matched.has(record) && isGone(record, deleted, idsThere),
  );
  const hereOf = new Map([...known].map(([record, before]) => [before, record]));
  const inSequence = isSameOrder(ours, others) ? ours.flatMap((before) => hereOf.get(before) ?? []) : [];
  return [
    ...new Set([...inSequence, ...now.records].flatMap((record) => common.get(record) ?? [])),
    ...[...deletedHere, ...deletedThere].map(unknownRecord),
  ];
}

function isSameOrder(one: readonly AnyEntry[], other: readonly AnyEntry[]): boolean {
  const [own, others] = [one, other].map((list) => new Set(list.map(siteIdOf)));
  const ids = (list: readonly AnyEntry[]) =>
    list
      .map(siteIdOf)
      .filter((id) => own?.has(id) && others?.has(id))
      .join(' ');
  return ids(one) !== '' && ids(one) === ids(other);
}

function makeRules({ codec, publishedAs }: EditorDefinition, fields: readonly MergeField[]): MergeRules {
  return {
    fields,
    titleOf: (record) => titleOf(codec, record),
    ...(publishedAs && {
      nameOf: (record) => {
        const title = titleOf(codec, record).trim().toLowerCase();
        return title ? [title, valueAt(record, 'category'), valueAt(record, 'city')].join(' ') : undefined;
      },
    }),
  };
}

/** Plans the merge of a list with the present one. */
export function planMerge(
  incoming: Incoming,
  now: ListState<object>,
  choices: ReadonlyMap<string, Choice> = new Map(),
  time = Date.now(),
): SectionPlan {
  const { editor, source, records: theirs } = incoming;
  const { records: mine } = now;
  const fields = mergeFields(editor, [mine, theirs], source === 'website');
  const rules = makeRules(editor, fields);
  const exported = now.base?.exported ?? {};
  const all = new Map([
    ...Object.entries(now.deleted).flatMap(([mark, { isKept }]) =>
      isKept ? [[`${mark} deleted`, 'here'] as const] : [],
    ),
    ...choices,
  ]);
  const isFromSite = source === 'website';
  const merged = mergeLists(
    findBase(fields, now, incoming),
    mine,
    theirs,
    all,
    isFromSite
      ? { ...rules, isSite: true, isExported: (record) => isExported(fields, exported, record) }
      : { ...rules, isStep: source === 'step' },
  );
  const { matches } = merged;
  const inMerged = new Set(merged.list);
  const asked = new Set(merged.questions.map(({ mark }) => mark));
  const staying = ['file', 'version', 'lost'].includes(source) ? mine.length - matches.size : 0;
  return {
    incoming,
    choices,
    changes: merged.changes.map((change) =>
      change.kind === 'added' && change.mark in now.deleted ? { ...change, kind: 'returned' } : change,
    ),
    questions: merged.questions,
    same: [...matches].filter(([there, here]) => inMerged.has(here) && !asked.has(markOf(there))).length,
    staying,
    state: {
      records: merged.list,
      base: nextBase(fields, now, incoming, merged),
      deleted: nextDeleted(now, incoming, merged, time),
    },
  };
}

const isExported = (
  fields: readonly MergeField[],
  exported: Readonly<Record<string, string>>,
  record: object,
): boolean =>
  fields.some(
    (field) =>
      field.isPicture &&
      [siteIdOf(record), keyOf(record)].some((mark) => exported[mark ?? ''] === (field.read(record) ?? NaN)),
  );

function findBase(
  fields: readonly MergeField[],
  now: ListState<object>,
  incoming: Incoming,
): readonly AnyEntry[] {
  const { editor, source, records: theirs, after, missing } = incoming;
  switch (source) {
    case 'website': {
      const known = readBase(editor, now.base).filter((record) => !missing?.has(siteIdOf(record) ?? ''));
      const isKnown = matchRecords(known, theirs);
      // It was published after it was exported, and deleted here meanwhile.
      const deleted = theirs.filter((record) => !isKnown.has(record) && isIn(now.deleted, record));
      return [...known, ...deleted.map(unknownRecord)];
    }
    case 'step':
    case 'table':
      return after?.records ?? [];
    case 'lost':
      return [];
    case 'version': {
      const wanted = new Set(matchRecords(now.records, theirs).values());
      return now.records.filter((record) => wanted.has(record));
    }
    default:
      return findCommonBase(fields, now, incoming);
  }
}

const none: readonly AnyRecord[] = [];

const idsOf = (base: SiteBase | undefined): Map<string, AnyRecord> =>
  indexBy(base?.records ?? [], ({ id }) => id);

/** Returns what is known of the site after a merge. What is not answered stays as it was known. */
function nextBase(
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
    // An exported picture is on the site once that shows another one than before.
    const shown = records.filter(({ id = '', image }) => known.get(id)?.image !== image);
    const arrived = new Set(shown.flatMap(({ id, key }) => [id, key]));
    const left = Object.entries(now.base?.exported ?? {}).filter(([mark]) => !arrived.has(mark));
    const whole = [...records, ...asked.filter(({ id }) => !present.has(id))];
    return {
      records: open.some(({ kind }) => kind === 'sequence') ? inFormerSequence(whole, now.base) : whole,
      ...(left.length > 0 && { exported: Object.fromEntries(left) }),
    };
  }
  if (!now.base || !base) return now.base ?? base;
  // A value that was taken from the other side is as that knows it.
  const theirs = idsOf(base);
  const before = matchRecords(now.records, list);
  const taken = new Map<string, AnyRecord>();
  for (const record of list) {
    const id = siteIdOf(record);
    const there = id === undefined ? undefined : theirs.get(id);
    if (id === undefined || !there) continue;
    const former = known.get(id);
    const here = before.get(record);
    if (!former) taken.set(id, there);
    else if (here && here !== record)
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
function nextDeleted(
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

/** Returns true if a merge changes records, or asks what was not answered before. */
export const hasEffect = ({ changes, questions }: SectionPlan): boolean =>
  changes.length > 0 || questions.some(isOpen);

const isOpen = ({ choice }: Question): boolean => choice === undefined;
