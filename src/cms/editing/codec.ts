import type { Codec } from '../editor';
import type { TypeGuard } from '../storage/shape';
import { isShape, isText } from '../storage/shape';
import { siteFieldsOf } from '../storage/site-fields';
import { identityOf } from '../stores/identity';
import type { StoredRecord } from '../stores/record-storage';
import { type FieldsOf, fieldEntries } from './draft';

export function codecOf<Fields extends object>(key: string, fields: FieldsOf<Fields>): Codec<Fields> {
  const named = fieldEntries(fields);
  const checks = Object.fromEntries(
    named.map(([name, field]) => [name, (stored: unknown): stored is unknown => field.isValid(stored)]),
  );
  return {
    key,
    defaults: Object.fromEntries(named.map(([name, { defaultStored }]) => [name, defaultStored])),
    labels: {
      ...Object.fromEntries(named.map(([name, { label }]) => [name, label])),
      site: 'For the site',
    },
    isValid: isShape(checks) as TypeGuard<Fields>,
    searchText: (record) => {
      // Search numeric ids only, because these are catalogue numbers. Other ids are never shown.
      const { picture: _, mark: __, id = '', ...others } = siteFieldsOf(record);
      const site = /^\d+$/.test(String(id)) ? { id, ...others } : others;
      const own = named.map(([name, field]) => field.searchText(record[name]));
      return [...own, ...Object.values(site).flat().filter(isText)].join('\n');
    },
    serialize: async (record) => {
      const serialized: Record<string, unknown> = { ...record, id: identityOf(record) };
      for (const [name, field] of named)
        if (field.serialize) serialized[name] = await field.serialize(record[name]);
      return serialized;
    },
    deserialize: async (entry) => {
      const record: Record<string, unknown> = { ...entry };
      for (const [name, field] of named) {
        if (!field.deserialize) continue;
        const value = await field.deserialize(record[name]);
        if (value === undefined) return undefined;
        record[name] = value;
      }
      return record as StoredRecord<Fields>;
    },
  };
}
