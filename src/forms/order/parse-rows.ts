import { parse } from 'papaparse';
import type { ParseRows } from '~/domain/order/read-pasted';

/** Splits a pasted table into cells. */
export const parseRows: ParseRows = (text) => parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
