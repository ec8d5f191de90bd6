import process from 'node:process';
import { withBase } from '~/config/base';
import { defaultLocale } from '~/config/locales';
import { type CategorySlug, cookPath, pathOf, productPath, questions, recipePath } from '~/config/routes';
import { valueAt } from '~/domain/content/record';
import { projectFiles } from '../content/files';
import { type Content, type Entry, type ProductEntry, readContent } from '../content/source';
import type { Section } from './sections';

/** Returns the addresses of the records of a section that have one, by their ids. */
export function addressesOf(
  name: Section['name'],
  { lists, products }: Content,
): [id: string, address: string][] {
  const of = <Record extends Entry>(records: readonly Record[], addressOf: (record: Record) => string) =>
    records.map((record): [string, string] => [record.id, addressOf(record)]);
  switch (name) {
    case 'products':
      return of<ProductEntry>(products, ({ category, slug }) => productPath(category as CategorySlug, slug));
    case 'recipes':
      return of(lists.recipes, ({ id, fields }) => (fields.serves ? cookPath(id) : recipePath(id)));
    case 'faq':
      return of(lists.faq, ({ id }) => `${pathOf('faq')}#${id}`);
    default:
      return [];
  }
}

/** Lists what leads to records of a section, by the ids of the records: `'the search for ‘wholesale’'`. */
export function findLinks({ name }: Section): Record<string, string[]> | undefined {
  const content = readContent(projectFiles(process.cwd()), () => {});
  const addresses = new Map(addressesOf(name, content).map(([id, address]) => [address, id]));
  const links: Record<string, string[]> = {};
  for (const { id: topic, fields } of content.lists.topics)
    for (const to of [fields.to].flat()) {
      const id = addresses.get(withBase(String(to)));
      if (id === undefined) continue;
      const [word = topic] = [valueAt(fields, `${defaultLocale}.words`)].flat();
      links[id] = [...(links[id] ?? []), `the search for ‘${word}’`];
    }
  if (name === 'faq')
    for (const id of Object.values(questions)) links[id] = [...(links[id] ?? []), 'every product page'];
  return Object.keys(links).length > 0 ? links : undefined;
}
