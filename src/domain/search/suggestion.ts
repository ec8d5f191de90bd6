import type { Labels } from './match';

/** A row of the suggestions. */
export interface Suggestion {
  /** Found like a word. */
  id: string;
  name: string;
  /** The name of a product in the other script. */
  other?: string;
  href: string;
  /** Price or place, shown beside the name. */
  note?: string;
  picture?: string;
  /** Other names, in any language. */
  words?: readonly string[];
  /** Words that the page behind it contains. They count only if no name fits better. */
  mentions?: readonly string[];
}

export interface SuggestionGroup {
  label: string;
  rows: readonly Suggestion[];
}

/** Words that visitors type for something that is no row's name. */
export interface Topic {
  id: string;
  /** The first word names it. */
  words: readonly string[];
  /** Paths of rows. Without one, the answer is to ask. */
  to: readonly string[];
}

/** The file that the search box fetches at its first focus. */
export interface SuggestionsFile {
  /** In the order of the list. */
  groups: readonly SuggestionGroup[];
  topics: readonly Topic[];
  /** Names of uses, and words for unsold things by the path of the nearest category. */
  labels: Labels;
  /** BCP 47 tag of the second names. */
  otherLang: string;
  texts: { found: string; none: string; contactPrompt: string; unsold: string };
  /** URL of the contact form, to which a text is appended. */
  contactUrl: string;
}
