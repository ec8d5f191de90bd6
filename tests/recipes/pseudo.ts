import { parse, stringify } from 'yaml';

/** What stays as it is within a text: gaps, addresses and the targets of Markdown links. */
const fixed = /(\{[^}]*\}|\]\([^)]*\)|\S+@\S+)/;

/** A text of the pseudo-language: in brackets and 40 % longer, its words too. */
export function stretch(text: string): string {
  const longer = text
    .split(fixed)
    .map((part, at) => (at % 2 ? part : part.replace(/[aeiou]/gi, '$&$&')))
    .join('')
    .trim();
  const missing = text.length * 1.4 - longer.length - 2;
  return `[${longer}${' +++'.repeat(Math.max(1, Math.ceil(missing / 4)))}]`;
}

/** Fields of tables that are no text, at any depth. */
const codes: ReadonlySet<string> = new Set(
  'id icon image imagePhone portrait scene figure theme on gender category type date link updated spices product posts year kind province district city phone website channels hours carries to fact'.split(
    ' ',
  ),
);
/** Most characters of the original that fields keep, in whole words: what is longer may not grow. */
type Limits = Readonly<Record<string, number>>;

const shorten = (text: string, most: number) =>
  text.length > most ? text.slice(0, most).replace(/\s+\S*$/, '') : text;

/** How a value is translated: how long fields may become, and which stay as they are. */
interface Rules {
  limits?: Limits | undefined;
  kept?: ReadonlySet<string>;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function translate(value: unknown, rules: Rules = {}, most = Number.POSITIVE_INFINITY): unknown {
  if (typeof value === 'string') return stretch(shorten(value, most));
  if (Array.isArray(value)) return value.map((inner) => translate(inner, rules));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([key, inner]) => [
    key,
    // The text of a section may have the name of a field that is none.
    rules.kept?.has(key) && !isRecord(inner) ? inner : translate(inner, rules, rules.limits?.[key]),
  ]);
  return Object.fromEntries(fields);
}

/** The module of a dictionary. */
export const writeDictionary = (language: string, messages: unknown) =>
  `import type { Messages } from '../index.ts';\n\nexport const ${language}: Messages = ${JSON.stringify(translate(messages), null, 2)};\n`;

/** A table of the content, each row on lines of its own; texts are in quotes, so that none is taken for a date. */
export const translateTable = (yaml: string, limits?: Limits) =>
  stringify(translate(parse(yaml), { limits, kept: codes }), {
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
    lineWidth: 0,
  });

/** A Markdown page: the date line in its head, then headings, items of lists and paragraphs of one line each. */
export const translatePage = (markdown: string) =>
  markdown
    .replace(/^(dateLine: ')(.+)(')$/m, (_, before, text, after) => before + stretch(text) + after)
    .replace(/^((?:#+|-|\d+\.) )?([A-Z*].*)$/gm, (_, mark = '', text) => mark + stretch(text));
