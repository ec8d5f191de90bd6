/** A pattern of texts, and what to write instead of others. */
export interface Rule {
  right: RegExp;
  reason: string;
}

/** Rules for every text of the content. The build, content files and the dashboard share them. */
export const textRules: readonly Rule[] = [
  { right: /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, reason: 'a text is one line, without control characters' },
  { right: /^(?!.*<[a-z/!?])/isu, reason: 'a text has no markup' },
];

/** The office types no placeholders, which only the files may contain. */
export const writtenOut: Rule = {
  right: /^(?!.*\{[a-z]\w*\})/isu,
  reason: 'a name in braces is replaced by the build; write it out',
};

export const longestText = 4000;
