import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { locales } from '~/config/locales';
import type { ContentField } from '~/domain/content/field';
import { type AnyRecord, type Value, valueAt, withValue } from '~/domain/content/record';
import type { Files } from '../content/files';
import { fillPlaceholders } from '../content/placeholders';
import { type Content, type Entry, type ProductEntry, pictureFolder, productFolder } from '../content/source';
import type { Section } from './sections';

/** Lists the fields of a section that its files hold. The folder of a product is its category. */
export const writtenFields = ({ name, fields }: Section): readonly ContentField[] =>
  name === 'products' ? fields.filter((field) => !['category', 'image'].includes(field.name)) : fields;

/** Names the picture of a product in content files. Beside its product it has the product's slug. */
export const productPictureName = ({ id, slug, picture = '.jpg' }: ProductEntry) =>
  `${id}-${slug}${extname(picture)}`;

const isProduct = (entry: Entry | ProductEntry): entry is ProductEntry => 'slug' in entry;

/** Returns a value as the content has it. Pictures in lists are paths as seen from its folder. */
export function contentValueAt(record: AnyRecord, name: string): Value | undefined {
  const value = valueAt(record, name);
  return name === 'image' && typeof value === 'string' ? `../assets/recipes/${value}` : value;
}

const omitFalse = (value: Value | undefined) => (value === false ? undefined : value);

/** Converts a record of the content to one of a content file. Omits flags that are off, like missing ones. */
function toRecord(section: Section, entry: Entry | ProductEntry): AnyRecord {
  const { id, fields } = entry;
  const filled = { ...fields };
  for (const locale of locales) filled[locale] = fillPlaceholders(fields[locale], locale);
  const record = writtenFields(section).reduce(
    (made: AnyRecord, { name }) => withValue(made, name, omitFalse(valueAt(filled, name))),
    {
      id,
      ...(typeof fields.key === 'string' && { key: fields.key }),
      ...(isProduct(entry) && { category: entry.category, image: productPictureName(entry) }),
    },
  );
  return typeof record.image === 'string' ? { ...record, image: basename(record.image) } : record;
}

/** Reads the records of a section as content files hold them. */
export const readRecords = (section: Section, { lists, products }: Content): AnyRecord[] =>
  (section.name === 'products' ? products : lists[section.name]).map((entry) => toRecord(section, entry));

/** Returns the path of a product's picture. */
export const picturePathOf = ({ category, picture }: ProductEntry) =>
  picture && `${productFolder}/${category}/${picture}`;

/** Reads fingerprints of records with their pictures and places, by id. */
export const readFingerprints = (section: Section, content: Content, files: Files): Record<string, string> =>
  Object.fromEntries(
    readRecords(section, content).map((record, place) => {
      const product = section.name === 'products' && content.products[place];
      const path = product ? picturePathOf(product) : `${pictureFolder}/${record.image}`;
      const hash = createHash('sha256').update(JSON.stringify([place, record]));
      if (path && files.has(path)) hash.update(files.bytes(path));
      return [record.id, hash.digest('base64url')];
    }),
  );
