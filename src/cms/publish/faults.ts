import { defaultLocale, type Locale, languageOf, locales } from '~/config/locales';
import type { AnyRecord, Value } from '~/domain/content/record';
import { findTextFault } from '~/domain/content/text';
import { isDay } from '~/domain/date';
import { readPacks } from '~/domain/pack';
import { type SiteField, type SiteSection, textOf } from './sections';

const packLabels: Record<string, string> = {
  size: 'Size',
  price: 'Price',
  discountPrice: 'Discount price',
};

/** Why sizes, prices and discounted prices do not go together; undefined where they do, or where there is none. */
export function findPackFault(
  stored: Partial<Record<'size' | 'price' | 'discountPrice', string | undefined>>,
) {
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

/** What stands in a value. */
const textsOf = (value: Value | undefined): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

function findFieldFaults({ label, isOptional, kind }: SiteField, value: Value | undefined, locale?: Locale) {
  const name = locale && locale !== defaultLocale ? `${label}, ${languageOf(locale).name}` : label;
  const texts = textsOf(value).filter(Boolean);
  if (texts.length === 0) return isOptional ? [] : [`${name} is missing`];
  if (kind === 'date' && !texts.every(isDay)) return [`${name}: no day of the calendar`];
  return texts.flatMap((text) => {
    const fault = findTextFault(text);
    return fault ? [`${name}: ${fault}`] : [];
  });
}

/** Why a record cannot go to the site yet. What applying checks once more is found here, where it can be mended. */
export function findFaults({ name, shared, texts = [] }: SiteSection, record: AnyRecord): string[] {
  const faults = shared.flatMap((field) => findFieldFaults(field, record[field.name]));
  for (const locale of texts.length > 0 ? locales : [])
    for (const field of texts)
      faults.push(...findFieldFaults(field, Object(Object(record.texts)[locale])[field.name], locale));
  if (name === 'media' && !isDay(textOf(record.date))) faults.push('Date is missing');
  if (name !== 'products') return faults;
  const [size, price, discountPrice, rating] = ['size', 'price', 'discountPrice', 'rating'].map((key) =>
    textOf(record[key]),
  );
  const packs = price && findPackFault({ size, price, discountPrice });
  return [
    ...findFieldFaults({ name: 'name', label: 'Title', kind: 'text' }, record.name),
    ...faults,
    ...(packs ? [packs] : []),
    ...(rating && !/^[0-5](\.\d)?$/.test(rating) ? ['Rating: from 0 to 5 with one decimal, as 4.5'] : []),
  ];
}
