import { shortenBoth } from '~/domain/content/difference';
import { type Value, valueAt, withValue } from '~/domain/content/record';
import { keyOf, markOf, siteIdOf } from '../list/record';
import { isEqual } from '../record/equality';
import type { OfficeRecord } from '../record/stored';
import { compareLists, type FieldChange, type RecordChange } from './compare';
import { type MergeField, urlOf } from './fields';
import { type AnyEntry, indexBy, marksOf, matchRecords } from './match';

export type Choice = 'here' | 'there';

/** Something that differs here and there, so that the user decides. Until then it stays as it is here. */
export interface Question {
  /** The same each time that the lists are merged. */
  readonly id: string;
  /** Names the record, if it is one. */
  readonly mark: string;
  /** The field, if it is one. */
  readonly field?: string;
  /** - `field`: a value has changed on both sides, or nobody knows on which
   *  - `same`: two records have one name
   *  - `deleted-here`, `deleted-there`: a record was deleted on one side, and changed on the other
   *  - `sequence`: records were moved on both sides */
  readonly kind: 'field' | 'same' | 'deleted-here' | 'deleted-there' | 'sequence';
  readonly title: string;
  readonly label: string;
  /** The value that both had before, if it is known. */
  readonly before?: string;
  readonly here: string;
  readonly there: string;
  /** Data URLs, if the values are pictures. */
  readonly pictures?: FieldChange['pictures'];
  readonly choice: Choice | undefined;
}

export interface MergeRules {
  readonly fields: readonly MergeField[];
  titleOf(record: object): string;
  /** Returns what two records that may be the same have in common. Undefined if a name says nothing. */
  nameOf?(record: object): string | undefined;
  /**
   * The other side is the site. A value that is empty here and has no base was never filled in, so the other one is taken,
   * and what the site has no longer can stay as a new record.
   */
  readonly isSite?: boolean;
  /** The other side is what a merge began with, so that the marks of records go back, too. */
  readonly isStep?: boolean;
  /** Returns a record here as it was exported. What the site has of it is no change of the site. */
  exportedOf?(record: object): AnyEntry | undefined;
  /** Marks of the records here in the sequence in which they were exported. */
  readonly exportedOrder?: readonly string[] | undefined;
}

export interface Merged {
  /** Records that stay as they are here are the same objects. */
  readonly list: readonly AnyEntry[];
  readonly changes: readonly RecordChange[];
  readonly questions: readonly Question[];
  /** The records here by the same ones of the other side. */
  readonly matches: ReadonlyMap<AnyEntry, AnyEntry>;
  /** The other side's records that the user has not yet told from a record here. */
  readonly unknown: ReadonlySet<AnyEntry>;
}

/** In a base, the place of a value that nobody knows: it differs from every other. */
export const notKnown: Value = { notKnown: true };

/** Marks a record of a base of which only the existence is known. */
export const unknownRecord = (record: AnyEntry): AnyEntry => ({ ...marksOf(record), isUnknown: true });

/** Sorts items so that those of a sequence follow it. Others stay behind the one that they follow. */
function arrangeBy<Item>(list: readonly Item[], sequence: readonly Item[]): Item[] {
  const leaders = new Set(sequence);
  const groups = new Map<Item | undefined, Item[]>();
  let group: Item[] = [];
  groups.set(undefined, group);
  for (const item of list) {
    if (leaders.has(item)) {
      group = [];
      groups.set(item, group);
    }
    group.push(item);
  }
  return [undefined, ...sequence].flatMap((leader) => groups.get(leader) ?? []);
}

const isSameSequence = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/**
 * Merges two lists of one section that have a common past, field by field. What changed on one side only is taken from
 * there; what changed on both is asked, and stays as it is here until it is answered.
 * @param base both lists as they last were the same. A record that is missing on one side only was deleted there
 * @param choices the user's answers by the ids of questions
 */
export function mergeLists(
  base: readonly AnyEntry[],
  mine: readonly AnyEntry[],
  theirs: readonly AnyEntry[],
  choices: ReadonlyMap<string, Choice>,
  rules: MergeRules,
): Merged {
  const { fields, titleOf } = rules;
  const questions: Question[] = [];
  const ask = (question: Omit<Question, 'choice'>): Choice | undefined => {
    const choice = choices.get(question.id);
    questions.push({ ...question, choice });
    return choice;
  };
  const isAsItWas = (one: AnyEntry, other: AnyEntry) =>
    Reflect.get(other, 'isUnknown') !== true &&
    fields.every((field) => isEqual(field.read(one), field.read(other)));

  // The same records. One without any mark is known by its content.
  const matches = matchRecords(mine, theirs);
  const matched = new Set(matches.values());
  const isUnmarked = (record: AnyEntry) => markOf(record) === '';
  if (theirs.some(isUnmarked)) {
    const contentOf = (record: AnyEntry) => JSON.stringify(fields.map((field) => field.read(record)));
    const copies = indexBy(
      mine.filter((record) => !matched.has(record)),
      contentOf,
    );
    for (const record of theirs.filter(isUnmarked)) {
      const copy = copies.get(contentOf(record));
      if (!copy || matched.has(copy)) continue;
      matches.set(record, copy);
      matched.add(copy);
    }
  }
  const baseOfTheirs = new Map([...matchRecords(theirs, base)].map(([before, there]) => [there, before]));
  const unknown = new Set<AnyEntry>();
  const told = new Set<AnyEntry>();
  const named =
    rules.nameOf &&
    indexBy(
      mine.filter((record) => !matched.has(record)),
      rules.nameOf,
    );
  for (const record of theirs) {
    const name = matches.has(record) ? undefined : rules.nameOf?.(record);
    const other = name === undefined ? undefined : named?.get(name);
    const isTold = siteIdOf(record) !== undefined && other && siteIdOf(other) !== undefined;
    if (!other || matched.has(other) || isTold) continue;
    const differing = fields.filter(
      (field) => !field.isPicture && !isEqual(field.read(other), field.read(record)),
    );
    const describe = (one: AnyEntry) =>
      differing
        .filter((field) => field.read(one) !== undefined)
        .map((field) => field.describe(field.read(one)))
        .join(' · ') || 'nothing';
    const [here, there] = shortenBoth(describe(other), describe(record));
    const askSame = () =>
      ask({
        id: `${markOf(record) || name} same`,
        mark: markOf(record),
        kind: 'same',
        title: titleOf(record),
        label: 'Is this the same one?',
        here,
        there,
      });
    // One of the base was deleted here, and the one of its name was added instead.
    const choice = isAsItWas(other, record) ? 'there' : baseOfTheirs.has(record) ? 'here' : askSame();
    if (choice === 'here') continue;
    if (choice === undefined) unknown.add(record);
    else {
      matches.set(record, other);
      told.add(record);
    }
    matched.add(other);
  }
  const theirsOf = new Map([...matches].map(([there, here]) => [here, there]));
  const baseOfMine = new Map([...matchRecords(mine, base)].map(([before, here]) => [here, before]));
  const baseOf = (here: AnyEntry | undefined, there: AnyEntry | undefined) =>
    (here && baseOfMine.get(here)) ?? (there && baseOfTheirs.get(there));

  const mergeFields = (before: AnyEntry | undefined, here: AnyEntry, there: AnyEntry): AnyEntry => {
    let record: OfficeRecord = { ...here };
    const exported = rules.exportedOf?.(here);
    for (const field of fields) {
      const [was, one, other] = [before && field.read(before), field.read(here), field.read(there)];
      if (isEqual(one, other) || (field.isPicture && rules.isSite && other === undefined)) continue;
      const isKnown =
        before !== undefined &&
        Reflect.get(before, 'isUnknown') !== true &&
        !isEqual(valueAt(before, field.name), notKnown);
      const isChangedHere = isKnown ? !isEqual(one, was) : !(rules.isSite && one === undefined);
      const isChangedThere = !isKnown || !isEqual(other, was);
      const sent = exported && field.read(exported);
      // The build writes pictures anew, so that one is the site's once it shows another one.
      const isSent = sent !== undefined && isEqual(sent, field.isPicture ? one : other);
      if (!isChangedThere || (isSent && !field.isPicture)) continue;
      if (isChangedHere && !isSent) {
        const [mineText, theirText] = shortenBoth(field.describe(one), field.describe(other));
        const choice = ask({
          id: `${markOf(there) || markOf(here)} ${field.name}`,
          mark: markOf(there) || markOf(here),
          field: field.name,
          kind: 'field',
          title: titleOf(here),
          label: field.label,
          ...(isKnown &&
            !field.isPicture && { before: shortenBoth(field.describe(was), field.describe(one))[0] }),
          here: field.isPicture ? '' : mineText,
          there: field.isPicture ? '' : theirText,
          ...(field.isPicture && { pictures: { old: urlOf(field, here), now: urlOf(field, there) } }),
        });
        if (choice !== 'there') continue;
      }
      record = withValue(record, field.name, valueAt(there, field.name));
    }
    const markFrom = (name: 'siteId' | 'key'): string | undefined => {
      const [was, one, other] = [before, here, there].map((version) => version?.[name]);
      return rules.isStep && was === one ? other : (one ?? other);
    };
    const siteId = markFrom('siteId');
    // By the other's key, both computers know the record from now on.
    const key = (told.has(there) ? keyOf(there) : undefined) ?? markFrom('key');
    const { siteId: _, key: __, ...others } = record;
    const merged = { ...others, ...(siteId !== undefined && { siteId }), ...(key !== undefined && { key }) };
    return isEqual(merged, here) ? here : merged;
  };

  // Records that are here.
  const merged = new Map<AnyEntry, AnyEntry>();
  for (const here of mine) {
    const there = theirsOf.get(here);
    const before = baseOf(here, there);
    if (there) {
      merged.set(here, mergeFields(before, here, there));
      continue;
    }
    if (!before) {
      merged.set(here, here);
      continue;
    }
    if (isAsItWas(here, before)) continue;
    const choice = ask({
      id: `${markOf(here)} deleted`,
      mark: markOf(here),
      kind: 'deleted-there',
      title: titleOf(here),
      label: 'Deleted there',
      here: 'keep it',
      there: 'delete it here, too',
    });
    if (choice === 'there') continue;
    const { siteId: _, ...own } = here;
    merged.set(here, choice === 'here' && rules.isSite ? own : here);
  }

  // The sequence.
  const common = (list: readonly AnyEntry[]) => list.filter((record) => merged.has(record));
  const here = common(mine).filter((record) => theirsOf.has(record));
  const there = theirs.flatMap((record) => matches.get(record) ?? []);
  const hereOf = new Map([...baseOfMine].map(([record, before]) => [before, record]));
  const past = base.flatMap((before) => {
    const record = hereOf.get(before);
    return record && theirsOf.has(record) && merged.has(record) ? record : [];
  });
  const inPast = new Set(past);
  const isMoved = (list: readonly AnyEntry[]) =>
    !isSameSequence(
      list.filter((record) => inPast.has(record)),
      past,
    );
  const places = new Map(rules.exportedOrder?.map((mark, place) => [mark, place]));
  const exportedPlaces = there.map((record) => places.get(markOf(record)) ?? places.get(keyOf(record) ?? ''));
  const isExported = exportedPlaces.every(
    (place, index) => place !== undefined && place > (exportedPlaces[index - 1] ?? -1),
  );
  const isMovedHere = isMoved(here);
  const isMovedThere = isMoved(there) && !isExported;
  let takesTheirs = !isSameSequence(here, there) && !isMovedHere && !isExported;
  if (isMovedHere && isMovedThere && !isSameSequence(here, there))
    takesTheirs =
      ask({
        id: 'sequence',
        mark: '',
        kind: 'sequence',
        title: 'The order of the list',
        label: 'Moved on both sides',
        here: here.map(titleOf).join(', '),
        there: there.map(titleOf).join(', '),
      }) === 'there';
  const arranged = takesTheirs ? arrangeBy(common(mine), there) : common(mine);

  // Records that are only there follow the one that they follow there.
  const list = arranged.map((record) => merged.get(record) ?? record);
  const followers = new Map<AnyEntry | undefined, AnyEntry[]>();
  let last: AnyEntry | undefined;
  for (const record of theirs) {
    const own = matches.get(record);
    if (own) {
      if (merged.has(own)) last = merged.get(own);
      continue;
    }
    if (unknown.has(record)) continue;
    const before = baseOf(undefined, record);
    if (before) {
      if (isAsItWas(record, before)) continue;
      const choice = ask({
        id: `${markOf(record)} deleted`,
        mark: markOf(record),
        kind: 'deleted-here',
        title: titleOf(record),
        label: 'Deleted here',
        here: 'leave it deleted',
        there: 'bring it back',
      });
      if (choice !== 'there') continue;
    }
    const group = followers.get(last);
    if (group) group.push(record);
    else followers.set(last, [record]);
  }
  const added = (leader: AnyEntry | undefined) => followers.get(leader) ?? [];
  const whole = list.flatMap((record) => [record, ...added(record)]);
  // What follows nothing that is here, because no record is on both sides, comes last.
  const result = matches.size > 0 ? [...added(undefined), ...whole] : [...whole, ...added(undefined)];
  return {
    list: isSameSequence(result, mine) ? mine : result,
    changes: compareLists(mine, result, fields, titleOf),
    questions,
    matches,
    unknown,
  };
}
