import type { Codec } from '../editor';
import type { TypeGuard } from '../storage/shape';
import { isShape, isText } from '../storage/shape';
import { siteOf } from '../storage/site-record';
import { type FieldsOf, fieldEntries } from './draft';

/** Lists all texts in a value. */
const listTexts = (value: unknown): string[] =>
  isText(value) ? [value] : Object.values(Object(value)).flatMap(listTexts);

export function codecOf<Fields extends object>(key: string, fields: FieldsOf<Fields>): Codec<Fields> {
  const named = fieldEntries(fields);
  const checks = Object.fromEntries(
    named.map(([name, field]) => [name, (stored: unknown): stored is unknown => field.isValid(stored)]),
  );
  return {
    key,
    defaults: Object.fromEntries(named.map(([name, { defaultStored }]) => [name, defaultStored])),
    labels: Object.fromEntries(named.map(([name, { label }]) => [name, label])),
    isValid: isShape(checks) as TypeGuard<Fields>,
    searchText: (record) => {
      // Search numeric ids only, because these are catalogue numbers. Other ids are never shown.
      const { image: _, id = '', ...others } = siteOf(record);
      const own = named.map(([name, field]) => field.searchText(record[name]));
      return [...own, ...(/^\d+$/.test(id) ? [id] : []), ...listTexts(others)].join('\n');
    },
  };
}
