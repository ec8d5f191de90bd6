/** The start of a formula in a spreadsheet, also of one that splits cells at semicolons, tabs or line breaks. */
const formula = /(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/**
 * Writes a value as a CSV cell. An apostrophe keeps spreadsheets from running a text as a formula. A number
 * that is not finite becomes an empty cell.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = value.replace(formula, "$1'").replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number with a country code. Codes of one or two digits are listed, all others have three. */
const international =
  /^\+\s*(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})[\s\p{Pd}]*([\d\s().,/\p{Pd}]*)$/u;

/**
 * Writes a phone number so that a spreadsheet takes it for a text, with all its zeros and no apostrophe:
 * `'(+977) 9800000000'`, `'014 5550100'`. Returns any other text unchanged.
 */
export function csvPhone(phone: string): string {
  const [, country, national = ''] = international.exec(phone) ?? [];
  if (country) return `(+${country}) ${national}`.trim();
  return phone.replace(/^(\d{3})(?=\d+$)/, '$1 ');
}

/** Writes a CSV file (RFC 4180) with CRLF. Excel needs the byte order mark for Devanagari. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
