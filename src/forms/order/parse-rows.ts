import { parse } from 'papaparse';
import type { ParseRows } from '~/domain/order/read-pasted';

/** Splits a pasted table into cells. A stray quotation mark is a letter like others. */
export const parseRows: ParseRows = (text, delimiter) => {
  const { data, errors } = parse<string[]>(text, { delimiter });
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  return isBroken ? parse<string[]>(text, { delimiter, quoteChar: '\0' }).data : data;
};
