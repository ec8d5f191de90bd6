import { latinDigits } from './digits';

/** An amount of a list, and the word after it. */
export interface Amount {
  amount: number;
  unit: string;
}

/** Patterns of the words that may precede and follow an amount. */
interface Words {
  before?: string;
  after: string;
  /** Amounts as the writer should write them, for the message of an error. */
  example?: string;
}

/** Groups of three digits, or of two as in 1,84,000. A dot or a comma precedes one or two decimals. */
const shape =
  /^(?!0\d)(?:(?:\d{1,7}|\d{1,3}(?:,\d{3})+|\d?\d(?:,\d\d)+,\d{3})(?:\.\d{1,2})?|\d{1,7},\d{1,2})$/;
/** A larger amount in a list is a typo. */
const mostAmount = 9_999_999;

/** Commas that may separate several amounts, as in `'40,70,130'`. The last part of `'1,84,000'` is no amount. */
const isAmbiguous = (digits: string) => /^\d+(?:,[1-9]\d*){2,}(?:\.|$)/.test(digits);

/** Parses one amount: `'1,84,000.50'`, `'12,5'`, `'१२'`. Returns undefined for any other text, such as `'1.240'`. */
export function readAmount(text: string): number | undefined {
  const digits = latinDigits(text.trim());
  if (!shape.test(digits)) return undefined;
  return Number(digits.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', ''));
}

/**
 * Parses a list of amounts. Only words and separators may stand between them, so that a typo is no other amount:
 * `'4O / 72'`. Returns `[]` without digits.
 * @throws Error that quotes the unreadable part
 */
export function readAmounts(
  text: string,
  { before = '(?!)', after, example = '40 / 1,200 / 12.50' }: Words,
): Amount[] {
  const [first = '', ...parts] = latinDigits(text).split(/(\d(?:[\d.,]*\d)?)/);
  if (parts.length === 0) return [];
  const gap = new RegExp(`^\\s*(?<unit>${after})?(?:\\s*[/|;·,–—-]\\s*|\\s+)(?<next>${before})?\\s*$`, 'iu');
  const start = new RegExp(`^\\s*(?:${before})?\\s*$`, 'iu');
  const end = new RegExp(`^\\s*(?<unit>${after})?\\s*$`, 'iu');
  if (!start.test(first)) throw unreadable(first + parts[0], example);
  return parts.flatMap((digits, index) => {
    if (index % 2 === 1) return [];
    const [space = '', next = ''] = parts.slice(index + 1);
    const amount = readAmount(digits);
    const found = (next ? gap : end).exec(space);
    if (isAmbiguous(digits)) throw ambiguous(digits);
    if (amount === undefined || amount > mostAmount || !found)
      throw unreadable(digits + space + next, example);
    if (space.trim() === '' && /^\d{3}(?!\d)/.test(next)) throw ambiguous(digits + space + next);
    return [{ amount, unit: found.groups?.unit ?? '' }];
  });
}

/** Names letters, because O and 0 look alike. */
function unreadable(part: string, example: string): Error {
  const [letters] = part.match(/[\p{L}\p{M}]+/u) ?? [];
  const hint = letters ? ` ('${letters}' is no digit)` : '';
  return new Error(`has '${part.trim()}', which is no amount${hint}; write amounts as in ${example}`);
}

const ambiguous = (part: string) =>
  new Error(`has '${part}', which may be one amount or several; write / between amounts`);
