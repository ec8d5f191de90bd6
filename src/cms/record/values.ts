/** Converts between the values of records and those that a form holds, and checks what is typed. */
import { cleanText } from '~/domain/clean-text';
import { readCommaList, writeCommaList } from '~/domain/comma-list';
import type { ContentField } from '~/domain/content/field';
import type { Value } from '~/domain/content/record';
import { longestText, textRules, writtenOut } from '~/domain/content/text';
import { isDay } from '~/domain/date';
import { isPictureUrl } from '../picture/data-url';
import { isListOf, isText } from '../storage/shape';
import { link, paragraphs } from './stored';

/** What a form holds of a field: what is typed, the chosen ones of several, or whether it is ticked. */
export type FormValue = string | readonly string[] | boolean;

/** Returns a value if it is a text, or ''. */
export const textOf = (value: unknown): string => (isText(value) ? value : '');

/** Returns the texts of a value that is a list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(isText) : [];

/** Converts a value of a record to one of a form. Accepts any stored value. */
export function toForm({ kind, none }: ContentField, value: unknown): FormValue {
  switch (kind) {
    case 'paragraphs':
      return paragraphs.write(value);
    case 'link':
      return link.write(value);
    case 'flag':
      return value === true;
    case 'number':
      return typeof value === 'number' ? String(value) : '';
    case 'words':
      return none && Array.isArray(value) && value.length === 0 ? none : writeCommaList(textsOf(value));
    case 'choices':
    case 'spices':
      return textsOf(value);
    default:
      return textOf(value);
  }
}

/** Converts a value of a form to one of a record of the site. Returns undefined if it is empty. */
export function fromForm({ kind, none }: ContentField, typed: unknown): Value | undefined {
  const lines = textOf(typed).split('\n').map(cleanText).filter(Boolean);
  switch (kind) {
    case 'paragraphs':
      return lines.length > 0 ? lines : undefined;
    case 'link':
      return link.read(textOf(typed));
    case 'flag':
      return typed === true || undefined;
    case 'number':
      return /^\d+$/.test(textOf(typed)) ? Number(typed) : undefined;
    case 'words': {
      const words = readCommaList(textOf(typed));
      if (none && words.length === 1 && words[0]?.toLowerCase() === none.toLowerCase()) return [];
      return words.length > 0 ? words : undefined;
    }
    case 'choices':
    case 'spices':
      return textsOf(typed).length > 0 ? textsOf(typed) : undefined;
    default:
      return lines.join(' ') || undefined;
  }
}

/** Returns true for http and https URLs. A link must never lead to `javascript:`. */
export function isWebUrl(url: string): boolean {
  if (!/^\s*https?:\/\//i.test(url)) return false;
  try {
    return Boolean(new URL(url));
  } catch {
    return false;
  }
}

/**
 * Says why a form cannot keep what is typed, or ''. Browsers accept blanks, any URL scheme, and any text if they have no
 * date input.
 */
export function findProblem({ kind, range }: ContentField, typed: FormValue, isRequired: boolean): string {
  const text = cleanText(textOf(typed));
  if (isRequired && typed !== '' && text === '') return 'Please fill in this field.';
  if (text === '') return '';
  if ((kind === 'link' || kind === 'url') && !isWebUrl(text))
    return 'Please enter a web address that begins with https:// or http://.';
  if (kind === 'date' && !isDay(textOf(typed))) return 'Please enter a date as YYYY-MM-DD.';
  if (kind !== 'number') return '';
  const { min, max } = range ?? { min: 0, max: 999 };
  const isWithin = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isWithin ? '' : `Please enter a whole number from ${min} to ${max}.`;
}

const withFullStop = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

/** Says why the website cannot show what is typed, or ''. A record with it can be saved all the same. */
export function findLimit(field: ContentField, typed: FormValue): string {
  const { kind, longest = longestText, rules = [] } = field;
  if (kind === 'picture' || kind === 'date' || kind === 'number') return '';
  for (const text of [fromForm(field, typed)].flat().filter(isText)) {
    if (text.length > longest) return `At most ${longest} letters. These are ${text.length}.`;
    const broken = [...textRules, writtenOut, ...rules].find(({ right }) => !right.test(text));
    if (broken) return withFullStop(broken.reason);
  }
  return '';
}

/** A picture whose base64 is broken shows nothing. */
const isPicture = (stored: string) => isPictureUrl(stored) && !/;base64,.*[^\w+/=]/.test(stored);

/** Validates a value of the specified fields from storage or a backup by the rules of the form. */
export function isStorable(field: ContentField, stored: unknown): boolean {
  if (field.kind === 'words') return isListOf(isText)(stored);
  if (!isText(stored) || stored === '') return stored === '';
  if (field.kind === 'link' && stored.startsWith('/')) return true;
  return field.kind === 'picture' ? isPicture(stored) : findProblem(field, stored, false) === '';
}
