import type { ContentField } from '~/domain/content/field';
import type { AnyRecord } from '~/domain/content/record';
import { findPackFault } from '~/domain/pack';
import { textOf } from '../record/values';

const names = ['size', 'price', 'discountPrice', 'cartons'] as const;

/** Returns the texts of a product that describe its packs. */
export const packTextsOf = (record: AnyRecord) => ({
  price: textOf(record.price),
  ...Object.fromEntries(names.map((name) => [name, textOf(record[name])])),
});

/** Explains why the packs of a product do not match. Returns undefined if they match or are empty. */
export function describePackFault(
  stored: ReturnType<typeof packTextsOf>,
  fields: readonly ContentField[],
): string | undefined {
  if (!Object.values(stored).some(Boolean)) return undefined;
  if (!stored.price) return 'Enter one price for each size.';
  const fault = findPackFault(stored);
  const label = fields.find(({ name }) => name === fault?.field)?.label;
  return fault && `${label ?? fault.field}: ${fault.reason}`;
}
