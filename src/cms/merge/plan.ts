import { valueAt, withValue } from '~/domain/content/record';
import type { EditorDefinition } from '../editor';
import type { Deletions, SiteBase } from '../list/beside';
import { keyOf, type ListState, markOf, siteIdOf } from '../list/record';
import { isEqual } from '../record/equality';
import { fromSite } from '../record/site-record';
import { textOf } from '../record/values';
import { findSection } from '../sections';
import { titleOf } from '../words';
import { isOpen, nextBase, nextDeleted } from './beside';
import { type MergeField, mergeFields } from './fields';
import { type AnyEntry, marksOf, matchRecords } from './match';
import {
  type Choice,
  type Merged,
  type MergeRules,
  mergeLists,
  notKnown,
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
    // One that never knew of the record on the site cannot have changed it.
    if (!own || !other) return undefined;
    if (isEqual(field.read(own), field.read(other))) return own;
    if (isEqual(field.read(there), field.read(other))) return there;
    return isEqual(field.read(here), field.read(own)) ? here : undefined;
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

function makeRules(
  { editor: { codec, publishedAs }, source }: Incoming,
  fields: readonly MergeField[],
): MergeRules {
  return {
    fields,
    titleOf: (record) => titleOf(codec, record),
    // The states of a step are of one list, whose ids say which records are the same.
    ...(publishedAs &&
      source !== 'step' && {
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
  const rules = makeRules(incoming, fields);
  const isFromSite = source === 'website';
  // The base remembers an answer about the website, which asks again once that has changed the record.
  const kept = isFromSite ? [] : Object.entries(now.deleted).filter(([, { isKept }]) => isKept);
  const all = new Map([...kept.map(([mark]) => [`${mark} deleted`, 'here'] as const), ...choices]);
  const merged = mergeLists(
    findBase(fields, now, incoming),
    mine,
    theirs,
    all,
    isFromSite
      ? {
          ...rules,
          isSite: true,
          exportedOf: (record) => findExported(editor, now.base, record),
          exportedOrder: now.base?.exportedOrder,
        }
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

function findExported(
  { publishedAs }: EditorDefinition,
  base: SiteBase | undefined,
  record: object,
): AnyEntry | undefined {
  const [sent] = [siteIdOf(record), keyOf(record)]
    .map((mark) => base?.exported?.[mark ?? ''])
    .filter((one) => one !== undefined);
  return sent && publishedAs ? fromSite(findSection(publishedAs), sent, textOf(sent.image)) : undefined;
}

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

/** Returns true if a merge changes records, or asks what was not answered before. */
export const hasEffect = ({ changes, questions }: SectionPlan): boolean =>
  changes.length > 0 || questions.some(isOpen);
