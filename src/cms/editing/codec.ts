import type { TypeGuard } from '../storage/shape';
import { isShape } from '../storage/shape';
import type { StoredRecord } from '../stores/record-storage';
import { type FieldsOf, namedFields } from './draft';

/** How records of one kind are checked, searched, and written into a backup. */
export interface Codec<Fields extends object> {
  /** Whether a value from storage or a backup has what a record needs. */
  isSound: TypeGuard<Fields>;
  /** What a search looks through, in small letters. */
  words(record: Fields): string;
  pack(record: StoredRecord<Fields>): Promise<object>;
  /** The record in an entry that is sound. */
  unpack(entry: object): Promise<StoredRecord<Fields> | undefined>;
}

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
