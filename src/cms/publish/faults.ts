import { locales } from '~/config/locales';
import type { ContentField, ContentSection } from '~/domain/content/field';
import { type AnyRecord, type Value, valueAt } from '~/domain/content/record';
import { findTextFault } from '~/domain/content/text';
import { isDay } from '~/domain/date';
import { readPacks } from '~/domain/pack';
import { findPlaceFault, missingInShop } from '~/domain/shops';
import { isPicture } from './convert';
import { $provinces, textOf } from './sections';

const packLabels: Record<string, string> = {
  size: 'Size',
  price: 'Price',
  discountPrice: 'Discount price',
  cartons: 'Packs in a carton',
};

const packFields = ['size', 'price', 'discountPrice', 'cartons'] as const;
type PackField = (typeof packFields)[number];

/** Returns the texts of a record that describe its packs. */
export const packTextsOf = (record: AnyRecord) => ({
  price: textOf(record.price),
  ...Object.fromEntries(packFields.map((name) => [name, textOf(record[name])])),
});

/**
 * Explains why sizes, prices, discount prices and cartons do not match. Returns undefined if they match or are
 * empty.
 */
export function findPackFault(stored: Partial<Record<PackField, string | undefined>>) {
  const { price = '', ...others } = stored;
  if (!Object.values(stored).some(Boolean)) return undefined;
  if (!price) return 'Prices are missing: one for each size.';
  try {
    readPacks({ price, ...others });
    return undefined;
  } catch (error) {
    const [name = '', ...rest] = error instanceof Error ? error.message.split(' ') : [String(error)];
    return [packLabels[name] ?? name, ...rest].join(' ');
  }
}

/** Returns all texts in a value. */
const textsOf = (value: Value): string[] =>
  typeof value === 'object' ? Object.values(value).flatMap((inner) => textsOf(inner ?? '')) : [String(value)];

function findTextFaults(field: ContentField, text: string): string[] {
  const { kind, pattern, hint = 'not in the right form', range, longest } = field;
  if (kind === 'date' && !isDay(text)) return ['no day of the calendar'];
  if (pattern && !new RegExp(pattern).test(text)) return [hint];
  if (range && !(Number(text) >= range.min && Number(text) <= range.max))
    return [`from ${range.min} to ${range.max}`];
  if (longest && text.length > longest) return [`at most ${longest} letters`];
  return [findTextFault(text) ?? []].flat();
}

function findFieldFaults(field: ContentField, value: Value | undefined, isRequired: boolean): string[] {
  const texts = textsOf(value ?? '').filter(Boolean);
  if (texts.length === 0) return isRequired ? [`${field.label} is missing`] : [];
  return texts.flatMap((text) => findTextFaults(field, text).map((fault) => `${field.label}: ${fault}`));
}

/** Finds what a shop of its kind lacks, and a place that the location table does not have. */
function findShopFaults({ fields }: ContentSection, record: AnyRecord): string[] {
  const missing = new Set(
    locales.flatMap((locale) =>
      missingInShop({ ...record, ...Object(record[locale]) }).flatMap((name) => [name, `${locale}.${name}`]),
    ),
  );
  const labels = fields.filter(({ name }) => missing.has(name)).map(({ label }) => label);
  const place = {
    province: textOf(record.province),
    district: textOf(record.district),
    city: textOf(record.city),
  };
  const table = $provinces.get();
  const isPlaced = !missing.has('city') && place.city !== '' && table.length > 0;
  return [
    ...labels.map((label) => `${label} is missing`),
    ...[isPlaced ? (findPlaceFault(place, table) ?? []) : []].flat(),
  ];
}

/** Lists the reasons why a record cannot be published. The content tool makes the same checks. */
export function findFaults(section: ContentSection, record: AnyRecord): string[] {
  const { name, fields } = section;
  const isGiven = (field: ContentField) => valueAt(record, field.name) !== undefined;
  const given = new Set(fields.filter(isGiven).map(({ group }) => group));
  const faults = fields
    .filter((field) => !isPicture(field))
    .flatMap((field) => {
      const isRequired = !field.isOptional && (!field.group || given.has(field.group));
      return findFieldFaults(field, valueAt(record, field.name), isRequired);
    });
  if (name === 'shops') return [...faults, ...findShopFaults(section, record)];
  if (name !== 'products') return faults;
  const stored = packTextsOf(record);
  const packs = stored.price && findPackFault(stored);
  return [...faults, ...(packs ? [packs] : [])];
}
