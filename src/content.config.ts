import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { type ListName, legal, lists, pages, product } from './lib/content/schemas';

/**
 * `checkContent` stops the build before these loaders read a file with a fault: they only log it and keep
 * what they read before.
 */

const schemas = lists(z.string());

/** Adds the index of each row, because the store of collections has no order. */
const parseRows = (content: string): Record<string, unknown>[] =>
  parse(content.replace(/^\ufeff/, '')).map((row: object & { id: unknown }, order: number) => ({
    ...row,
    id: String(row.id),
    order,
  }));

const list = <Name extends ListName>(name: Name) =>
  defineCollection({
    loader: file(`src/content/${name}.yaml`, { parser: parseRows }),
    schema: schemas[name],
  });

/** The id of a file is its path, so that a file that moves is read again. */
const byPath = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');
const files = <Schema extends z.ZodType>(folder: string, pattern: string, schema: Schema) =>
  defineCollection({
    loader: glob({ base: `src/content/${folder}`, pattern, generateId: byPath }),
    schema,
  });

export const collections = {
  products: files('products', '*/*.yaml', product),
  pages: files('pages', '*.yaml', pages),
  legal: files('legal', '*/*.md', legal),
  ...(Object.fromEntries(Object.keys(schemas).map((name) => [name, list(name as ListName)])) as {
    [Name in ListName]: ReturnType<typeof list<Name>>;
  }),
};
