import { locales } from '~/config/locales';
import type { ContentField, ContentSection } from '~/domain/content/field';
import type { AnyRecord, Value } from '~/domain/content/record';
import { findTextFault } from '~/domain/content/text';
import { isDay } from '~/domain/date';
import { readPacks } from '~/domain/pack';
import { findPlaceFault, missingInShop } from '~/domain/shops';
import { textsIn } from './convert';
import { $provinces, labelIn, textOf } from './sections';

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

function findFieldFaults(field: ContentField, value: Value | undefined, name: string): string[] {
  const texts = textsOf(value ?? '').filter(Boolean);
  if (texts.length === 0) return field.isOptional ? [] : [`${name} is missing`];
  return texts.flatMap((text) => findTextFaults(field, text).map((fault) => `${name}: ${fault}`));
}

/** Name of the street in content files of version 1. */
const streetField = 'address';

/** Finds what a shop of its kind lacks, and a place that the location table does not have. */
function findShopFaults({ shared, texts }: ContentSection, record: AnyRecord): string[] {
  const missing = new Set(
    locales.flatMap((locale) => missingInShop({ ...record, street: textsIn(record, locale)[streetField] })),
  );
  const labels = [...shared, ...texts]
    .filter(({ name }) => missing.has(name === streetField ? 'street' : name))
    .map(({ label }) => label);
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
  const { name, shared, texts, areTextsOptional = false } = section;
  const faults = shared
    .filter(({ kind }) => kind !== 'picture')
    .flatMap((field) => findFieldFaults(field, record[field.name], field.label));
  for (const locale of locales) {
    const own = textsIn(record, locale);
    if (areTextsOptional && Object.keys(own).length === 0) continue;
    for (const field of texts)
      faults.push(...findFieldFaults(field, own[field.name], labelIn(field, locale)));
  }
  if (name === 'shops') return [...faults, ...findShopFaults(section, record)];
  if (name !== 'products') return faults;
  const stored = packTextsOf(record);
  const packs = stored.price && findPackFault(stored);
  return [...faults, ...(packs ? [packs] : [])];
}
