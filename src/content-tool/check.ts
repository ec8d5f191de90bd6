import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withBase } from '~/config/base';
import { locales } from '~/config/locales';
import { dictionaryFaults } from '~/config/messages';
import { categories, categoryPath, type PageId, pathOf, paths, questions } from '~/config/routes';
import { sampleFacts } from '~/config/site';
import { slugOf } from '~/domain/content/id';
import { findMissingSpices } from '~/domain/content/references';
import { findCheaperPacks } from '~/domain/odd-prices';
import { readPacks, type StoredPacks } from '~/domain/pack';
import { ambiguousKeys } from '~/lib/content/blocks';
import { type Fault, type Report, sortFaults, writeFaults } from '~/lib/content/fault';
import { type Files, projectFiles } from '~/lib/content/files';
import { checkLegal } from '~/lib/content/legal';
import { type Content, type Entry, listPath, pictureFolder, readContent } from '~/lib/content/source';
import { addressesOf } from '~/lib/content-file/links';
import { cutoutPath, productPictures } from '~/lib/pictures/cutout';
import { checkMap, checkPlaces, findUnnamed } from './check-places';
import { checkSettings } from './check-settings';

/** Files whose letters no page shows. */
const unshown = ['src/content/*.md', 'src/content/searches.yaml'];

/**
 * Checks settings, dictionaries and all content of a project without building it.
 * @param files the files of the project, or those that it will have
 * @returns all faults, sorted by place
 */
export function checkContent(root: string, files: Files = projectFiles(root)): Fault[] {
  const faults: Fault[] = [...checkSettings(root), ...dictionaryFaults];
  // Content is filled with texts of the dictionaries.
  if (dictionaryFaults.length > 0) return sortFaults(faults);
  const report = (fault: Fault) => void faults.push(fault);
  const content = readContent(files, report);
  for (const key of ambiguousKeys)
    report({
      file: 'src/config/locales.ts',
      reason: `'${key}' is also a field of records; choose a longer key, such as '${key}-x'`,
    });
  checkProducts(content, report);
  checkPages(content, report);
  if (!content.broken.has('products')) checkReferences(content);
  if (!content.broken.has('locations')) {
    checkPlaces(content);
    checkMap(files, content, report);
  }
  if (content.broken.size === 0) checkTopics(content);
  checkLegal(files, content, report);
  return sortFaults(faults);
}

/** Notes what is a sample, invented, odd or unused, or makes pages heavier or plainer, in content without faults. */
export function listNotes(root: string): string[] {
  const notes: Fault[] = [];
  const report = (note: Fault) => void notes.push(note);
  const files = projectFiles(root);
  const content = readContent(files, report);
  const marked = "marks the facts of packs as samples; once they are yours, set it to 'false'";
  if (sampleFacts) report({ file: 'src/config/site.ts', field: 'sampleFacts', reason: marked });
  for (const { fields, report } of content.lists.shops)
    if (fields.sample) report(['sample'], 'is invented; replace the row');
  for (const { fields, report } of content.products) {
    if (!fields.rating) report(['rating'], "is missing, so the stars are invented; write yours as '4.5'");
    for (const odd of findCheaperPacks(readPacks(fields as unknown as StoredPacks)))
      report(['price'], `${odd}; is that right?`);
    for (const locale of locales)
      if (!Object(fields[locale]).taste) report([locale], 'has no texts, so its page is shorter');
  }
  for (const { fields, report } of content.lists.recipes) {
    const used = Object.values(fields).flatMap((block) => productsIn(Object(block)));
    const numbers = new Set(used.map(([, number]) => number));
    for (const spice of numbers.size > 0 ? listOf(fields.spices) : [])
      if (!numbers.has(spice))
        report(['spices'], `lists product '${spice}', which its ingredients and steps do not use`);
  }
  findUnnamed(content, report);
  const shown = new Set(content.lists.recipes.map(({ fields }) => basename(String(fields.image))));
  for (const name of new Set(files.list(pictureFolder)).difference(shown))
    report({ file: `${pictureFolder}/${name}`, reason: 'is shown by no recipe; delete it' });
  for (const file of globSync(productPictures, { cwd: root }))
    if (!files.has(cutoutPath(join(root, file))))
      report({ file, reason: "has no cut-out yet; see 'Add a product' in src/content/README.md" });
  const cut = new Set(files.read('src/assets/fonts/letters.txt'));
  for (const file of globSync('src/content/**/*.{yaml,md}', { cwd: root, exclude: unshown })) {
    const uncut = [...new Set(files.read(file).match(/[^\0-~]/gu)).difference(cut)].join(', ');
    const reason = `has letters that no cut font has: ${uncut}; see 'Change a text' in src/content/README.md`;
    if (uncut) report({ file, reason });
  }
  return writeFaults(sortFaults(notes), 1).map((note) => `Note: ${note}`);
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Finds categories without products, products of no category, and two products with one number or path. */
function checkProducts({ products, broken }: Content, report: Report): void {
  for (const { slug } of categories)
    if (!broken.has('products') && !products.some(({ category }) => category === slug))
      report({
        file: `src/content/products/${slug}`,
        reason: 'has no products, though src/config/routes.ts names the category',
      });
  const numbers = new Map<string, Entry>();
  const paths = new Map<string, Entry>();
  const claim = (owners: Map<string, Entry>, key: string, entry: Entry, path: string[], reason: string) => {
    const owner = owners.get(key);
    if (owner) entry.report(path, `${reason} of ${owner.file}`);
    owners.set(key, entry);
  };
  for (const entry of products) {
    const { category, slug, id } = entry;
    if (!categories.some((known) => known.slug === category))
      entry.report([], `'${category}' is none of the categories in src/config/routes.ts`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      entry.report([], 'name the file with small Latin letters, digits and hyphens');
    claim(numbers, id, entry, ['number'], 'is the number');
    claim(paths, `${category}/${slug}`, entry, [], 'has the path');
  }
  for (const entry of products)
    for (const former of listOf(entry.fields.formerSlugs))
      claim(paths, `${entry.category}/${former}`, entry, ['formerSlugs'], `'${former}' is the path`);
}

const sectionsOf = ({ fields }: Entry) => new Set(Object.keys(Object(fields.sections)));

/** Finds pages and sections that are missing, and pages of former categories. */
function checkPages({ pages, lists, broken }: Content, report: Report): void {
  const own = categories.map(({ slug }) => `products-${slug}`);
  const needed = [...Object.keys(paths), ...own, 'not-found', 'offline'];
  const sections = new Map<string, Set<string>>();
  for (const entry of Object.values(pages).flat())
    sections.set(entry.id, (sections.get(entry.id) ?? new Set()).union(sectionsOf(entry)));
  const posts = new Set(lists.posts.map(({ id }) => id));
  for (const locale of locales) {
    if (broken.has('pages')) continue;
    const ids = new Set(pages[locale].map(({ id }) => id));
    for (const id of new Set([...needed, ...sections.keys()]).difference(ids))
      report({ file: listPath(`pages/${locale}`), row: id, reason: 'is missing' });
    for (const entry of pages[locale]) {
      const { id, fields } = entry;
      if (id.startsWith('products-') && !own.includes(id)) entry.report([], 'is of no category; delete it');
      for (const name of sections.get(id)?.difference(sectionsOf(entry)) ?? [])
        entry.report(['sections', name], 'is missing');
      for (const post of listOf(fields.posts))
        if (!posts.has(post)) entry.report(['posts'], `'${post}' is not in posts`);
    }
  }
}

/** Finds products that lists refer to and that do not exist, or that a recipe needs besides its spices. */
function checkReferences({ products, lists }: Content): void {
  const numbers = new Set(products.map(({ id }) => id));
  const unknown = (number: string) => `refers to product ${number}, which is not there`;
  for (const entry of lists['top-products']) if (!numbers.has(entry.id)) entry.report([], unknown(entry.id));
  for (const entry of lists.recipes) {
    const spices = listOf(entry.fields.spices);
    for (const { product } of findMissingSpices([entry.fields], numbers))
      entry.report(['spices'], unknown(product));
    for (const locale of locales)
      for (const [field, number] of productsIn(Object(entry.fields[locale])))
        if (!spices.includes(number))
          entry.report([locale, field], `names product ${number}, which is not among its spices`);
  }
}

/** Lists the products in the ingredients and steps of a recipe. */
function productsIn(texts: Readonly<Record<string, unknown>>): [field: string, number: string][] {
  return ['ingredients', 'steps'].flatMap((field) =>
    Array.from(
      JSON.stringify(texts[field] ?? []).matchAll(/"product":"(\d+)"|\{(\d+)\}/g),
      ([, product, step]): [string, string] => [field, product ?? step ?? ''],
    ),
  );
}

/** Finds topics with a path that leads nowhere, and questions that pages link to and that are not there. */
function checkTopics(content: Content): void {
  const { lists } = content;
  const known = new Set([
    ...(Object.keys(paths) as PageId[]).filter((page) => page !== 'home').map((page) => pathOf(page)),
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...(['products', 'recipes', 'faq'] as const).flatMap((name) =>
      addressesOf(name, content).map(([, address]) => address),
    ),
    ...lists.shops.map(({ fields }) => `${pathOf('whereToBuy')}#${slugOf(String(fields.district))}`),
  ]);
  for (const entry of lists.topics)
    for (const to of listOf(entry.fields.to))
      if (!known.has(withBase(to))) entry.report(['to'], `${to} leads nowhere`);
  const [first] = lists.faq;
  for (const id of Object.values(questions))
    if (!lists.faq.some((row) => row.id === id))
      first?.report([], `no row has the id '${id}', to which product pages link`);
}
