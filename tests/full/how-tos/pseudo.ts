import { parse, stringify } from 'yaml';

/** Parts of a text that stay unchanged: placeholders, email addresses and targets of Markdown links. */
const fixed = /(\{[^}]*\}|\]\([^)]*\)|\S+@\S+)/;

/** Translates a text to the pseudo-language: in brackets, with longer words, and 40 % longer. */
export function stretch(text: string): string {
  const longer = text
    .split(fixed)
    .map((part, at) => (at % 2 ? part : part.replace(/[aeiou]/gi, '$&$&')))
    .join('')
    .trim();
  const missing = text.length * 1.4 - longer.length - 2;
  return `[${longer}${' +++'.repeat(Math.max(1, Math.ceil(missing / 4)))}]`;
}

/** Fields of tables that contain no text, at any depth. */
const nonTextFields: ReadonlySet<string> = new Set(
  'id icon image imagePhone portrait scene figure theme on gender category type date link spices product posts year kind province district city phone website channels hours carries to fact'.split(
    ' ',
  ),
);
/** Maximum lengths of fields. Longer texts are cut at a word before they are stretched. */
type Limits = Readonly<Record<string, number>>;

const shorten = (text: string, maxLength: number) =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/\s+\S*$/, '') : text;

/** Rules for translating a value: maximum lengths of fields, and fields that stay unchanged. */
interface Rules {
  limits?: Limits | undefined;
  unchanged?: ReadonlySet<string>;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function translate(value: unknown, rules: Rules = {}, maxLength = Number.POSITIVE_INFINITY): unknown {
  if (typeof value === 'string') return stretch(shorten(value, maxLength));
  if (Array.isArray(value)) return value.map((inner) => translate(inner, rules));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([key, inner]) => [
    key,
    // A section's text can have the name of a field in `unchanged`.
    rules.unchanged?.has(key) && !isRecord(inner) ? inner : translate(inner, rules, rules.limits?.[key]),
  ]);
  return Object.fromEntries(fields);
}

/** Writes a dictionary. */
export const writeDictionary = (messages: unknown) => `${JSON.stringify(translate(messages), null, 2)}\n`;

/** Writes YAML whose quotes keep texts from becoming dates. */
const write = (content: unknown) =>
  stringify(content, { defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 });

/** Translates the texts of pages. */
export const translateContent = (yaml: string, limits?: Limits) =>
  write(translate(parse(yaml), { limits, unchanged: nonTextFields }));

/** Adds a block of a language to the rows of a list, or to a product, which keeps its name. */
export function addBlocks(yaml: string, language: string, limits: Limits): string {
  const content: unknown = parse(yaml);
  const add = (record: { id?: unknown; en?: object; ne?: object }) => {
    const { en, ne } = record;
    if (Array.isArray(content) && !en && ne)
      return { ...record, [language]: { name: stretch(String(record.id)) } };
    if (!en) return record;
    const { name: _, ...texts } = en as Record<string, unknown>;
    const own = Array.isArray(content) ? en : texts;
    return { ...record, [language]: translate(own, { limits, unchanged: nonTextFields }) };
  };
  const added = Array.isArray(content) ? content.map(add) : add(Object(content));
  return JSON.stringify(added) === JSON.stringify(content) ? yaml : write(added);
}

/** Translates a Markdown page: its date line, headings, list items and one-line paragraphs. */
export const translatePage = (markdown: string) =>
  markdown
    .replace(/^(dateLine: ')(.+)(')$/m, (_, before, text, after) => before + stretch(text) + after)
    .replace(/^((?:#+|-|\d+\.) )?([A-Z*].*)$/gm, (_, bullet = '', text) => bullet + stretch(text));
