import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brand } from '~/config/site';
import { type AnyRecord, contentVersion } from '~/domain/content/record';
import { ContentError, fillFacts, readTable } from '../content/table';
import { type ContentFile, contentFile, type FilePicture } from './form';
import {
  type Fields,
  pickFields,
  pictureFolder,
  picturePath,
  type Section,
  sections,
  type TableSet,
  tablePath,
} from './sections';

/** Reads a file by its path in the project. */
export type ReadText = (path: string) => string;

/** A row with facts in place of the names in braces. */
export type Row = Fields & { id: string };

/** Reads the rows of a table in file order. */
export const readRows = (section: TableSet, table: string, read: ReadText): Row[] => {
  const path = tablePath(section, table);
  return fillFacts(path, readTable(path, read(path))) as Row[];
};

/** Converts a row to a record, with the texts of one language only. */
function recordOf(section: TableSet, table: string, { id, ...row }: Row): AnyRecord {
  // Omits flags that are off, like missing ones.
  const fields = Object.fromEntries(
    Object.entries(pickFields(section, row)).filter(([, value]) => value !== false),
  );
  const path = tablePath(section, table);
  const { image } = fields;
  if (typeof image === 'string') {
    const name = basename(image);
    if (image !== picturePath(section, name))
      throw new ContentError(path, `row '${id}': image '${image}' lies outside ${pictureFolder(section)}`);
    fields.image = name;
  }
  if (!section.texts) return { id, category: table, ...fields };
  const isText = (field: string) => section.texts?.includes(field);
  const entries = Object.entries(fields);
  return {
    id,
    ...Object.fromEntries(entries.filter(([field]) => !isText(field))),
    texts: { [table]: Object.fromEntries(entries.filter(([field]) => isText(field))) },
  };
}

/** Adds the texts of another language. All other fields must be equal in every language. */
function addTexts(path: string, records: AnyRecord[], more: AnyRecord[]): AnyRecord[] {
  return records.map((record, index) => {
    const { texts, ...shared } = record;
    const { texts: added, ...other } = more[index] ?? {};
    if (records.length !== more.length || !isDeepStrictEqual(shared, other))
      throw new ContentError(path, `row '${record.id}' differs from the one of the first language`);
    return { ...record, texts: Object.assign({}, texts, added) };
  });
}

/** Adds the texts of separate tables to their records. */
function addOwnTexts(textTables: TableSet, records: AnyRecord[], read: ReadText): AnyRecord[] {
  const rows = textTables.tables.flatMap((table) =>
    readRows(textTables, table, read).map((row) => recordOf(textTables, table, row)),
  );
  return records.map((record) => {
    const own = rows.filter(({ id }) => id === record.id).map(({ texts }) => texts);
    return own.length > 0 ? { ...record, texts: Object.assign({}, ...own) } : record;
  });
}

/** Reads the records of a section from the project. */
export function readRecords(section: Section, read: ReadText): AnyRecord[] {
  const tables = section.tables.map((table) =>
    readRows(section, table, read).map((row) => recordOf(section, table, row)),
  );
  const { textTables } = section;
  if (textTables) return addOwnTexts(textTables, tables.flat(), read);
  return tables.reduce((all, more, index) =>
    addTexts(tablePath(section, section.tables[index] ?? ''), all, more),
  );
}

/** Exports the project's content. Without pictures, the file only names them. */
export function makeContentFile(root: string, day: string, { withPictures = true } = {}): ContentFile {
  const read: ReadText = (path) => readFileSync(join(root, path), 'utf8');
  const lists = sections.map((section) => ({ section, records: readRecords(section, read) }));
  const paths = lists.flatMap(({ section, records }) =>
    section.picture ? records.map(({ image }) => join(pictureFolder(section), String(image))) : [],
  );
  const pictures = withPictures ? [...new Set(paths)].map((path) => readPicture(root, path)) : [];
  const names = new Set(pictures.map(([name]) => name));
  if (names.size < pictures.length)
    throw new ContentError('src/assets', 'pictures of two folders have one name');
  return contentFile.parse({
    version: contentVersion,
    brand: brand.name,
    day,
    sections: Object.fromEntries(lists.map(({ section, records }) => [section.name, records])),
    pictures: Object.fromEntries(pictures),
  });
}

const typesByEnding = new Map<string, FilePicture['type']>([
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
]);

function readPicture(root: string, path: string): [string, FilePicture] {
  const type = typesByEnding.get(extname(path).toLowerCase()) ?? 'image/jpeg';
  return [basename(path), { type, data: readFileSync(join(root, path)).toString('base64') }];
}
