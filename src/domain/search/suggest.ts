import { buildIndex, type Index, search } from './match';
import type { Term } from './normalise';
import { type QueryWord, readQuery } from './query';
import { exactScore } from './score';
import type { Suggestion, SuggestionGroup, SuggestionsFile, Topic } from './suggestion';

/** The answer to a query. */
export interface Suggested {
  /** Groups with rows, in the order of the file. */
  groups: readonly SuggestionGroup[];
  /** What to ask us about. */
  ask?: string;
  /** Nearest category to something unsold. */
  near?: Suggestion;
}

/** Finds the rows for a query. */
export type Suggest = (query: string) => Suggested;

const mostRows = 8;
/** Rows that a group gets before others get more: the first group, and any other. */
const shares = { first: 3, other: 1 };

/**
 * Prepares the search: at most eight rows, in groups of a fixed order, the best match of a group first. If a row
 * of any group is spelt as typed, rows that are only similar are left out.
 */
export function makeSuggest({ groups, topics, labels }: SuggestionsFile): Suggest {
  const known = new Map<Suggestion | Topic, Term[]>();
  const termsOf = (row: Suggestion | Topic) => known.get(row) ?? [];
  const keepTerms = ({ entries, vocabulary }: Index, rows: readonly (Suggestion | Topic)[]) => {
    for (const [place, row] of rows.entries()) {
      const phrases = entries[place]?.phrases ?? [];
      known.set(
        row,
        phrases.flatMap(({ terms }) => terms.flatMap((term) => vocabulary[term] ?? [])),
      );
    }
  };
  const kinds = groups.map(({ label, rows }, place) => {
    const index = buildIndex(
      rows.map(({ id, name, other = '', words = [], mentions = [] }) => ({
        id,
        name,
        nepali: other,
        romanised: words,
        uses: mentions,
      })),
      { uses: labels.uses, unsold: place === 0 ? labels.unsold : {} },
    );
    keepTerms(index, rows);
    return { label, byId: new Map(rows.map((row) => [row.id, row])), index };
  });
  const byAddress = new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.href, row])));
  const byTopic = new Map(topics.map((topic) => [topic.id, topic]));
  const topicIndex = buildIndex(
    topics.map(({ id, words: [name = '', ...romanised] }) => ({ id, name, nepali: '', romanised })),
  );
  keepTerms(topicIndex, topics);
  const isNamed = (row: Suggestion, words: readonly QueryWord[]) =>
    isSpelt(
      termsOf(row).filter(({ isLabel }) => !isLabel),
      words,
    );

  return (query) => {
    const words = readQuery(query);
    if (words.length === 0) return { groups: [] };
    const answers = search(topicIndex, query)
      .flatMap((id) => byTopic.get(id) ?? [])
      .filter((topic) => isSpelt(termsOf(topic).map(makeLabel), words));
    const found = kinds.map(({ label, byId, index }) => {
      const ids = search(index, query);
      return { label, byId, ids, rows: ids.flatMap((id) => byId.get(id) ?? []) };
    });
    const isSure = answers.length > 0 || found.some(({ rows }) => rows.some((row) => isNamed(row, words)));
    const answering = answers.flatMap(({ to }) => to.flatMap((href) => byAddress.get(href) ?? []));
    const full = found.map(({ label, byId, rows }) => {
      const spelt = isSure ? rows.filter((row) => isSpelt(termsOf(row), words)) : rows;
      const more = answering.filter((row) => byId.get(row.id) === row);
      return { label, rows: [...new Set([...spelt, ...more])] };
    });
    const shown = share(full);
    const near = byAddress.get(found[0]?.ids[0] ?? '');
    const open = answers.find(({ to }) => to.length === 0);
    const ask = open?.words[0] ?? (shown.length === 0 || near ? query.trim() : undefined);
    return { groups: shown, ...(ask && { ask }), ...(near && { near }) };
  };
}

const makeLabel = (term: Term): Term => ({ ...term, isLabel: true });

/** Whether each word of a query is among the terms without spelling mistakes. General words count if there is no other. */
function isSpelt(terms: readonly Term[], words: readonly QueryWord[]): boolean {
  const special = words.filter(({ isGeneral }) => !isGeneral);
  return (special.length > 0 ? special : words).every(({ forms }) =>
    terms.some((term) => forms.some((form) => exactScore(form, term) > 0)),
  );
}

/** Cuts the groups to the rows of the list, and leaves out empty ones. */
function share(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  let room = mostRows;
  const take = (wanted: number) => {
    const taken = Math.min(wanted, room);
    room -= taken;
    return taken;
  };
  const first = groups.map(({ rows }, place) =>
    take(Math.min(rows.length, place === 0 ? shares.first : shares.other)),
  );
  return groups
    .map(({ label, rows }, place) => {
      const own = first[place] ?? 0;
      return { label, rows: rows.slice(0, own + take(rows.length - own)) };
    })
    .filter(({ rows }) => rows.length > 0);
}
