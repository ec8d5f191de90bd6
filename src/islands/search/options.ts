import { interpolate } from '~/config/messages/interpolate';
import type { SearchResult } from '~/domain/search/suggest';
import type { Suggestion, SuggestionsFile } from '~/domain/search/suggestion';

/** A row, or a sentence that leads somewhere. */
export type Option = { href: string } & ({ row: Suggestion } | { sentence: string });

export interface OptionGroup {
  /** Missing for sentences. */
  label?: string;
  options: Option[];
}

/** Makes the options of an answer, in the order of the arrow keys. */
export function makeOptions(
  { groups, near, subject }: SearchResult,
  { texts, contactUrl }: Pick<SuggestionsFile, 'texts' | 'contactUrl'>,
  query: string,
): OptionGroup[] {
  const sentences: Option[] = [];
  if (near) {
    const sentence = interpolate(texts.unsold, { query: query.trim(), category: near.name });
    sentences.push({ href: near.href, sentence });
  }
  if (subject)
    sentences.push({
      href: contactUrl + encodeURIComponent(subject),
      sentence: interpolate(texts.contactPrompt, { query: subject }),
    });
  return [
    ...groups.map(({ label, rows }) => ({ label, options: rows.map((row) => ({ href: row.href, row })) })),
    ...(sentences.length > 0 ? [{ options: sentences }] : []),
  ];
}

/** Writes how many rows there are. */
export function countRows(
  { groups }: SearchResult,
  { found, none }: SuggestionsFile['texts'],
  query: string,
): string {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return interpolate(count > 0 ? found : none, { count, query: query.trim() });
}
