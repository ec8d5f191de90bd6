import { extname, join } from 'node:path';
import { z } from 'astro/zod';
import { type Locale, locales } from '~/config/locales';
import { categories } from '~/config/routes';
import type { Report } from './fault';
import type { Files } from './files';
import { describeIssue, type Path, textsIn, valueIn } from './issue';
import { checkDates, findLine, type Parsed, readFile } from './parse';
import { findUnknownPlaceholders } from './placeholders';
import { type ListName, lists, pages, product } from './schemas';

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

const contentFolder = 'src/content';
export const productFolder = `${contentFolder}/products`;
/** Folder of the pictures of recipes. Those of products lie beside them. */
export const pictureFolder = 'src/assets/recipes';
export const listPath = (name: string) => `${contentFolder}/${name}.yaml`;

/** Checks a record against its schema, and its placeholders. Returns its clean fields, or those with a fault. */
function checkFields({ fields, report }: Entry, schema: z.ZodType, blocks: Iterable<[Locale, Path]>): Fields {
  const { data, error } = schema.safeParse(fields);
  for (const issue of error?.issues ?? []) report(...describeIssue(issue, fields));
  for (const [locale, path] of blocks) {
    for (const [place, text] of textsIn(valueIn(fields, path), path))
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
