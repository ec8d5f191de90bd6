import { defaultLocale, secondNameLanguage } from '~/config/locales';
import { type AnyRecord, type Value, withValue } from '~/domain/content/record';
import { latinDigits } from '~/domain/digits';
import { isObject } from '~/domain/is-object';
import { isText } from './shape';

/** Migrates an entry of a section to the next version. */
export type Migration = (section: string, entry: object) => object;

/** Site fields of version 1 with a value for each language. The first language had no prefix. */
const textsOfVersion1: Readonly<Record<string, readonly string[]>> = {
  products: ['taste', 'text', 'dose', 'keep', 'ingredients', 'allergens', 'origin'],
  testimonials: ['position'],
  shops: ['address'],
};

/** Version 1 stored texts with their language as prefix, as the form showed them, and prices as `rupees`. */
function toVersion2(section: string, entry: object): object {
  if (section === 'orders') return renamePrices(entry);
  const { site } = entry as { site?: unknown };
  if (!isObject(site)) return entry;
  const { picture: _, texts: __, mark: pictureHash, ...fields } = site as Record<string, unknown>;
  if (section === 'testimonials' && isText(fields.city)) {
    fields.position = [fields.position, fields.city].filter(Boolean).join(', ');
    delete fields.city;
  }
  let record: AnyRecord = isText(pictureHash) ? { image: pictureHash } : {};
  for (const [name, value] of Object.entries(fields)) {
    const [, prefix = defaultLocale, own = ''] = /^(?:(\w+)\.)?(.+)$/.exec(name) ?? [];
    const isTranslated = name !== own || textsOfVersion1[section]?.includes(own);
    const place = own === 'address' ? 'street' : own;
    const [text, translation] = [upgradeValue(own, value), isTranslated ? `${prefix}.${place}` : place];
    record = withValue(record, own === 'nepali' ? `${secondNameLanguage}.name` : translation, text);
  }
  return { ...entry, site: record };
}

function upgradeValue(name: string, value: unknown): Value {
  if (name === 'answer' && isText(value)) return value.split('\n').filter(Boolean);
  const isNone = name === 'allergens' && Array.isArray(value) && String(value).toLowerCase() === 'none';
  return isNone ? [] : (value as Value);
}

function renamePrices(entry: object): object {
  const { items, phone } = entry as { items?: unknown; phone?: unknown };
  return {
    ...entry,
    ...(isText(phone) && { phone: latinDigits(phone) }),
    ...(Array.isArray(items) && { items: items.map(renamePrice) }),
  };
}

function renamePrice(item: unknown): unknown {
  if (!isObject(item) || !('rupees' in item)) return item;
  const { rupees: price, ...others } = item;
  return { ...others, price };
}

/**
 * Append only: `migrations[0]` migrates version 1 to 2. A new field needs a default instead of a migration.
 */
const migrations: readonly Migration[] = [toVersion2];

/** The data version that this release writes to storage and backups. */
export const dataVersion = migrations.length + 1;

export const migrate = (
  section: string,
  entry: unknown,
  version: number,
  steps: readonly Migration[] = migrations,
): unknown =>
  isObject(entry)
    ? steps.slice(version - 1).reduce<object>((upgraded, step) => step(section, upgraded), entry)
    : entry;
