import type { Codec } from '../editor';
import type { TypeGuard } from '../storage/shape';
import { isShape } from '../storage/shape';
import type { StoredRecord } from '../stores/record-storage';
import { type FieldsOf, namedFields } from './draft';

/** The codec that follows from the fields of a record. */
export function codecOf<Fields extends object>(fields: FieldsOf<Fields>): Codec<Fields> {
  const named = namedFields(fields);
  const checks = Object.fromEntries(
    named.map(([name, field]) => [name, (kept: unknown): kept is unknown => field.isSound(kept)]),
  );
  return {
    isSound: isShape(checks) as TypeGuard<Fields>,
    words: (record) =>
      named
        .map(([name, field]) => field.words(record[name]))
        .join('\n')
        .toLowerCase(),
    pack: async (record) => {
      const packed: Record<string, unknown> = { ...record };
      for (const [name, field] of named) if (field.pack) packed[name] = await field.pack(record[name]);
      return packed;
    },
    unpack: async (entry) => {
      const record: Record<string, unknown> = { ...entry };
      for (const [name, field] of named) {
        if (!field.unpack) continue;
        const value = await field.unpack(record[name]);
        if (value === undefined) return undefined;
        record[name] = value;
      }
      return record as StoredRecord<Fields>;
    },
  };
}
