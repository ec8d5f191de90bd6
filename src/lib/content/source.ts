import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { type Locale, locales } from '~/config/locales';
import { categories } from '~/config/routes';
import type { Fault } from './fault';
import { findUnknownPlaceholders } from './placeholders';
import { type ListName, lists, pages, product } from './schemas';

/** The files of a project, or those that it will have. Paths are relative to its root. */
export interface Files {
  /** Names of files and folders in a folder, sorted. */
  list(folder: string): string[];
  has(path: string): boolean;
  read(path: string): string;
  /** Content of a picture. */
  bytes(path: string): Buffer;
}

export const projectFiles = (root: string): Files => ({
  list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []),
  has: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  bytes: (path) => readFileSync(join(root, path)),
});

type Path = readonly PropertyKey[];
type Fields = Record<string, unknown>;

/** A record of the content with its place. */
export interface Entry {
  file: string;
  /** Id in its file. For a product its number, for a page its name. */
  id: string;
  fields: Fields;
  /** Adds a fault at a field of the record. */
  report(path: Path, reason: string): void;
}

export interface ProductEntry extends Entry {
  category: string;
  slug: string;
  /** Name of the picture beside it. */
  picture: string | undefined;
}

/** All content of a project as its files state it, with placeholders. */
export interface Content {
  lists: Record<ListName, Entry[]>;
  products: ProductEntry[];
  pages: Record<Locale, Entry[]>;
  /** Collections with a file that cannot be parsed. */
  broken: Set<string>;
}

type Report = (fault: Fault) => void;

const contentFolder = 'src/content';
export const productFolder = `${contentFolder}/products`;
export const listPath = (name: string) => `${contentFolder}/${name}.yaml`;

interface Parsed {
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
  value: unknown;
}

/** Each file with its latest text, because the content tool reads all files several times. */
const parsed = new Map<string, Parsed>();

function parseFile(file: string, text: string): Parsed {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const lines = new LineCounter();
  // Editors on Windows put a byte order mark before the text.
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter: lines });
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  parsed.set(file, { text, document, lines, value });
  return { text, document, lines, value };
}

/** Returns the line of the innermost existing value of a path. */
function findLine({ document, lines }: Parsed, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = length > 0 ? document.getIn(path.slice(0, length), true) : document.contents;
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

/** Reads a file, and reports why it cannot be parsed. */
function readFile(files: Files, file: string, report: Report): Parsed | undefined {
  if (!files.has(file)) {
    report({ file, reason: 'is missing' });
    return undefined;
  }
  const found = parseFile(file, files.read(file));
  const broken = [...found.document.errors, ...found.document.warnings];
  for (const { message, pos } of broken)
    report({
      file,
      line: found.lines.linePos(pos[0]).line,
      reason: message.replace(/ at line \d+, column \d+:[\s\S]*$/, '').replace(/\n[\s\S]*$/, ''),
    });
  return broken.length > 0 ? undefined : found;
}

/** Reports dates without quotes, which Astro's own loader reads as points in time. */
function checkDates(file: string, { document, lines }: Parsed, report: Report): void {
  visit(document, {
    Scalar: (_, { type, source = '', range }) => {
      if (type === 'PLAIN' && range && /^\d{4}-\d\d?-\d\d?/.test(source))
        report({ file, line: lines.linePos(range[0]).line, reason: `write '${source}' in quotes` });
    },
  });
}

/** Returns the field and the reason of an issue. */
function describeIssue(issue: z.core.$ZodIssue, fields: Fields): [path: Path, reason: string] {
  const { path, message } = issue;
  const [, field, rest] = /^(\w+): (.+)$/s.exec(message) ?? [];
  if (path.length === 0 && field && rest) return [[field], rest];
  if (issue.code === 'unrecognized_keys') return [path, `has no field '${issue.keys.join("', '")}'`];
  const value = path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), fields);
  if (value === undefined && issue.code !== 'custom') return [path, 'is missing'];
  if (issue.code === 'invalid_value') return [path, `is none of '${issue.values.join("', '")}'`];
  if (issue.code === 'invalid_union') return [path, 'has fields that do not go together'];
  return [path, message.replace(/^Invalid input: /, '')];
}

/** Lists all texts in a value with their paths. */
function textsIn(value: unknown, path: Path): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Checks a record against its schema, and its placeholders. Returns its clean fields, or those with a fault. */
function checkFields({ fields, report }: Entry, schema: z.ZodType, blocks: Iterable<[Locale, Path]>): Fields {
  const { data, error } = schema.safeParse(fields);
  for (const issue of error?.issues ?? []) report(...describeIssue(issue, fields));
  for (const [locale, path] of blocks) {
    const block = path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), fields);
    for (const [place, text] of textsIn(block, path))
      for (const name of findUnknownPlaceholders(text, locale))
        report(place, `'{${name}}' is no placeholder of the content`);
  }
  return data ? (data as Fields) : fields;
}

const blockPaths = locales.map((locale): [Locale, Path] => [locale, [locale]]);

function readRows(found: Parsed, file: string, schema: z.ZodType, report: Report): Entry[] {
  if (!Array.isArray(found.value)) {
    report({ file, reason: 'expected a list of rows' });
    return [];
  }
  const seen = new Set<string>();
  return found.value.flatMap((row: unknown, index): Entry[] => {
    const { id: given } = Object(row);
    const place = { file, line: findLine(found, [index]) };
    if (typeof given !== 'string' && typeof given !== 'number') {
      report({ ...place, reason: `row ${index + 1} has no id` });
      return [];
    }
    const id = String(given);
    if (seen.has(id)) report({ ...place, row: id, reason: 'the id stands twice' });
    seen.add(id);
    const entry: Entry = {
      file,
      id,
      fields: { ...Object(row), id, order: index },
      report: (path, reason) =>
        report({ file, line: findLine(found, [index, ...path]), row: id, field: nameOf(path), reason }),
    };
    return [{ ...entry, fields: checkFields(entry, schema, blockPaths) }];
  });
}

const nameOf = (path: Path) =>
  path.filter((part) => typeof part === 'string' && !/^\d+$/.test(part)).join('.');

/** The files that are being read. Making the schemas anew for each reading would take longer than all else. */
let current: Files;

const picture = z.string().refine((path) => current.has(join(contentFolder, path)), {
  error: ({ input }) => `'${input}' is not there; write the path as seen from this file`,
});

const schemas = Object.entries(lists(picture));

const pictureTypes = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** Returns the sort key of a product in its category. */
export const placeOf = ({ fields: { order, number } }: Entry): number => Number(order ?? number);

const categoryIndexOf = ({ category }: ProductEntry) => categories.findIndex(({ slug }) => slug === category);

/** Reads all products in catalogue order. */
function readProducts(files: Files, broken: Set<string>, report: Report): ProductEntry[] {
  const products = files.list(productFolder).flatMap((category) => {
    const folder = `${productFolder}/${category}`;
    const names = files.list(folder);
    return names.flatMap((name): ProductEntry[] => {
      if (!name.endsWith('.yaml')) return [];
      const file = `${folder}/${name}`;
      const found = readFile(files, file, report);
      if (!found) {
        broken.add('products');
        return [];
      }
      checkDates(file, found, report);
      const slug = name.slice(0, -'.yaml'.length);
      const pictures = names.filter(
        (one) => one.replace(/\.\w+$/, '') === slug && pictureTypes.has(extname(one)),
      );
      const entry: Entry = {
        file,
        id: String(Object(found.value).number),
        fields: Object(found.value),
        report: (path, reason) => report({ file, line: findLine(found, path), field: nameOf(path), reason }),
      };
      if (pictures.length !== 1)
        entry.report(
          [],
          pictures.length > 1 ? `has ${pictures.length} pictures` : `needs the picture ${slug}.jpg beside it`,
        );
      const fields = checkFields(entry, product, blockPaths);
      return [{ ...entry, fields, category, slug, picture: pictures[0] }];
    });
  });
  return products.sort((a, b) => categoryIndexOf(a) - categoryIndexOf(b) || placeOf(a) - placeOf(b));
}

function readPages(files: Files, locale: Locale, broken: Set<string>, report: Report): Entry[] {
  const file = listPath(`pages/${locale}`);
  const found = readFile(files, file, report);
  if (!found) {
    broken.add('pages');
    return [];
  }
  checkDates(file, found, report);
  const whole: Entry = {
    file,
    id: '',
    fields: Object(found.value),
    report: ([page, ...path], reason) =>
      report({
        file,
        line: findLine(found, page === undefined ? path : [page, ...path]),
        row: page === undefined ? undefined : String(page),
        field: nameOf(path),
        reason,
      }),
  };
  return Object.entries(checkFields(whole, pages, [[locale, []]])).map(([id, fields]) => ({
    file,
    id,
    fields: Object(fields),
    report: (path, reason) => whole.report([id, ...path], reason),
  }));
}

/** Reads all content and reports every fault within a record. */
export function readContent(files: Files, report: Report): Content {
  const broken = new Set<string>();
  current = files;
  const read = schemas.map(([name, schema]) => {
    const found = readFile(files, listPath(name), report);
    if (!found) broken.add(name);
    return [name, found ? readRows(found, listPath(name), schema, report) : []] as const;
  });
  return {
    lists: Object.fromEntries(read) as Content['lists'],
    products: readProducts(files, broken, report),
    pages: Object.fromEntries(
      locales.map((locale) => [locale, readPages(files, locale, broken, report)]),
    ) as Content['pages'],
    broken,
  };
}
