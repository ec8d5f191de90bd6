import { buildIndex, type Index, search } from './match';
import type { Term } from './normalise';
import { type QueryWord, readQuery } from './query';
import { exactScore } from './score';
import type { Suggestion, SuggestionGroup, SuggestionsFile, Topic } from './suggestion';

/** The suggestions for a query. */
export interface SearchResult {
  /** Groups with rows, in the order of the file. */
  groups: readonly SuggestionGroup[];
  /** Subject of the question that a visitor can send us. */
  subject?: string;
  /** Nearest category to something unsold. */
  near?: Suggestion;
}

/** Finds the rows for a query. */
export type Suggest = (query: string) => SearchResult;

const mostRows = 8;
/** Minimum number of rows of a group that has so many: of the first group, and of each other group. */
const shares = { first: 3, other: 1 };

/**
 * Indexes the suggestions. A search returns at most `mostRows`, and sorts each group by match. If any row matches
 * exactly, rows that only resemble the query are dropped.
 */
export function createSuggest({ groups, topics, labels }: SuggestionsFile): Suggest {
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
      // Only products have words for what is not sold.
      { uses: labels.uses, unsold: place === 0 ? labels.unsold : {} },
    );
    keepTerms(index, rows);
    return { label, byId: new Map(rows.map((row) => [row.id, row])), index };
  });
  const byPath = new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.href, row])));
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
    const matchingTopics = search(topicIndex, query)
      .flatMap((id) => byTopic.get(id) ?? [])
      .filter((topic) => isSpelt(termsOf(topic).map(makeLabel), words));
    const found = kinds.map(({ label, byId, index }) => {
      const ids = search(index, query);
      return { label, byId, ids, rows: ids.flatMap((id) => byId.get(id) ?? []) };
    });
    const isSure =
      matchingTopics.length > 0 || found.some(({ rows }) => rows.some((row) => isNamed(row, words)));
    const topicRows = matchingTopics.flatMap(({ to }) => to.flatMap((href) => byPath.get(href) ?? []));
    const full = found.map(({ label, byId, rows }) => {
      const spelt = isSure ? rows.filter((row) => isSpelt(termsOf(row), words)) : rows;
      const more = topicRows.filter((row) => byId.get(row.id) === row);
      return { label, rows: [...new Set([...spelt, ...more])] };
    });
    const shown = share(full);
    // The id of an unsold word is the path of its nearest category.
    const near = byPath.get(found[0]?.ids[0] ?? '');
    const topicWithoutPages = matchingTopics.find(({ to }) => to.length === 0);
    const subject = topicWithoutPages?.words[0] ?? (shown.length === 0 || near ? query.trim() : undefined);
    return { groups: shown, ...(subject && { subject }), ...(near && { near }) };
  };
}

const makeLabel = (term: Term): Term => ({ ...term, isLabel: true });

/** Returns true if the terms contain every word as typed. Ignores general words unless the query has no others. */
function isSpelt(terms: readonly Term[], words: readonly QueryWord[]): boolean {
  const special = words.filter(({ isGeneral }) => !isGeneral);
  return (special.length > 0 ? special : words).every(({ forms }) =>
    terms.some((term) => forms.some((form) => exactScore(form, term) > 0)),
  );
}

/** Limits all groups together to `mostRows`, and drops empty groups. */
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
