import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultLocale, locales, secondNameLanguage, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { categories } from '~/config/routes';
import { listNotes } from '~/content-tool/check';
import { run } from '~/content-tool/command';
import { writeFiles } from '~/content-tool/write-files';
import { formatText } from '~/lib/content/format';
import { type ContentFile, contentFile, contentSchema } from '~/lib/content-file/form';
import { sections } from '~/lib/content-file/sections';
import { rowsOf } from '../content/tables';
import { readProducts } from '../domain/content';
import { copyProject, first, type Project } from './project';

let project: Project;

const faq = 'src/content/faq.yaml';

beforeEach(async () => {
  project = copyProject();
  // The first question of a site may be folded.
  const blocks = locales.map(
    (one) => `  ${one}:\n    question: Is it ${one}?\n    answer:\n      - It is.\n`,
  );
  const text = project
    .read(faq)
    .replace(/\n+(?=- id: )/g, '\n\n')
    .replace(/^- id: (.*)\n(?: .*\n)+/m, (_, id) => `- id: ${id}\n${blocks.join('')}`);
  project.write(faq, await formatText(faq, text));
});

afterEach(() => project.remove());

test.each([true, false])(
  'a file of the project itself changes nothing (pictures included: %s)',
  async (within) => {
    const before = project.list();
    const { lines, code } = await project.apply(project.make(within), '--write');
    expect(lines).toEqual(['The file changes nothing.']);
    expect(code).toBe(0);
    expect(project.list()).toEqual(before);
  },
);

test('the published schema has the fields of every section', () => {
  const { properties } = contentSchema() as { properties: Record<string, { properties?: object }> };
  expect(Object.keys(properties.sections?.properties ?? {})).toEqual(sections.map(({ name }) => name));
  expect(contentFile.safeParse(project.make()).success).toBe(true);
});

/** Changes the first question of a file and returns the old one. */
function changeQuestion({ sections }: ContentFile): string {
  const texts = first(sections.faq)[defaultLocale];
  const { question } = texts;
  texts.question = 'Is this new?';
  return question;
}

test('a changed field changes only its lines', async () => {
  const marked = `# Asked most often first\n\n${project.read(faq)}`.replace(
    /\n\n(- id: .*\n)(?=(?:.*\n)*?\n- id:)/,
    '\n\n# Checked in spring\n$1',
  );
  project.write(faq, await formatText(faq, `${marked}\n# The end\n`));
  const file = project.make();
  const old = changeQuestion(file);
  const before = project.read(faq);
  expect((await project.apply(file)).lines.join('\n')).toContain(`'${old}' → 'Is this new?'`);
  expect(project.read(faq)).toBe(before);
  await project.apply(file, '--write');
  expect(project.read(faq)).toBe(before.replace(`question: ${old}`, 'question: Is this new?'));
});

test('a text of a file loses invisible characters', async () => {
  const file = project.make();
  Object(first(file.sections.products)[sourceLocale]).name = 'Gar\u200blic\u00a0Powder';
  expect((await project.apply(file)).lines.join('\n')).toContain("'Garlic Powder'");
});

const pathOf = ({ category, slug }: ReturnType<typeof readProducts>[number]) =>
  `src/content/products/${category}/${slug}`;

const fileOf = (id: string | undefined) =>
  `${pathOf(first(readProducts().filter((product) => String(product.id) === id)))}.yaml`;

const team = 'src/content/team.yaml';

test('a text that was not clean in its file stays until it changes', async () => {
  const path = `${pathOf(first(readProducts()))}.yaml`;
  project.write(path, project.read(path).replace(/(?<=taste: \S+) /, '\u00a0'));
  const file = project.make();
  expect((await project.apply(file, '--write')).lines).toEqual(['The file changes nothing.']);
  expect(project.read(path)).toContain('\u00a0');
});

test('a moved row keeps its lines and comments', async () => {
  const rows = project.read(team).trimEnd().split('\n\n');
  project.write(team, `${[...rows.slice(0, -1), `# The youngest\n${rows.at(-1)}`].join('\n\n')}\n`);
  const file = project.make();
  file.sections.team?.unshift(...(file.sections.team?.splice(-1) ?? []));
  const { lines } = await project.apply(file, '--write');
  expect(lines.filter((line) => line.startsWith('  moved'))).toHaveLength(1);
  expect(project.read(team)).toBe(
    `${[`# The youngest\n${rows.at(-1)}`, ...rows.slice(0, -1)].join('\n\n')}\n`,
  );
});

/** Applies a file and returns the changed files. */
async function applyTo(file: ReturnType<Project['make']>): Promise<string[]> {
  const before = project.list();
  const { lines, code } = await project.apply(file, '--write');
  expect(code, lines.join('\n')).toBe(0);
  const after = project.list();
  expect((await project.apply(project.make())).lines).toEqual(['The file changes nothing.']);
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

test('a product that changes price and category moves with its picture, comments and other fields', async () => {
  const [from, to] = categories;
  const [product = first([])] = readProducts();
  const path = `${pathOf(product)}.yaml`;
  const marked = project
    .read(path)
    .replace(/^price: .*/m, '$& # since spring')
    .replace(/^romanised: .*/m, '$& # as heard')
    .replace(/^look: .*/m, '$& # measured');
  project.write(path, marked);
  const file = project.make();
  const price = product.price.replace(/\d+/g, (digits) => String(Number(digits) + 1));
  const change = {
    category: to.slug,
    price,
    ...(product.romanised.length > 0 && { romanised: ['masu', 'buff'] }),
  };
  Object.assign(first(file.sections.products), change);
  const changed = await applyTo(file);
  const gone = [`${pathOf(product)}.jpg`, path];
  expect(changed.slice(0, 2)).toEqual(gone);
  expect(changed).toHaveLength(4);
  const [picture = '', moved = ''] = changed.slice(2);
  const isTaken = readProducts().some(({ category, slug }) => category === to.slug && slug === product.slug);
  const end = isTaken ? '-2$1' : '$1';
  expect([picture, moved]).toEqual(
    gone.map((name) => name.replace(`/${from.slug}/`, `/${to.slug}/`).replace(/(\.\w+)$/, end)),
  );
  expect(project.read(moved)).toBe(
    marked
      .replace(/^price: .*/m, `price: '${price}' # since spring`)
      .replace(/^romanised: .*/m, 'romanised: [masu, buff] # as heard'),
  );
});

test('the products of a category are numbered anew when one moves, until it moves back', async () => {
  const before = project.list();
  const file = project.make();
  const { products = [] } = file.sections;
  const [{ category } = first([])] = products;
  const own = products.filter((product) => product.category === category);
  const swap = () => products.splice(1, 0, ...products.splice(2, 1));
  swap();
  for (const path of await applyTo(file)) expect(path).toContain(`src/content/products/${category}/`);
  expect(project.make().sections.products?.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  const orders = own.map(({ id }) => Number(/^order: (.*)/m.exec(project.read(fileOf(id)))?.[1] ?? id));
  expect(orders.toSorted((a, b) => a - b)).toEqual(own.map((_, index) => index + 1));
  swap();
  await applyTo(file);
  expect(project.list()).toEqual(before);
});

test('a removed product takes its picture along', async () => {
  const file = project.make();
  const { products = [], recipes = [] } = file.sections;
  const used = new Set([
    ...rowsOf('top-products').map(({ id }) => id),
    ...recipes.flatMap(({ spices }) => spices),
  ]);
  const gone = first(readProducts().filter(({ id }) => !used.has(String(id))));
  file.sections.products = products.filter(({ id }) => id !== String(gone.id));
  expect(await applyTo(file)).toEqual([`${pathOf(gone)}.jpg`, `${pathOf(gone)}.yaml`]);
});

test('texts of a product gain and lose fields, and leave no empty block', async () => {
  const file = project.make();
  const [product = first([])] = readProducts();
  const texts = Object(first(file.sections.products));
  texts[defaultLocale].ingredients = ['Nutmeg', 'mace'];
  texts[defaultLocale].allergens = [];
  expect(await applyTo(file)).toEqual([`${pathOf(product)}.yaml`]);
  const read = () => project.read(`${pathOf(product)}.yaml`);
  expect(read()).toMatch(/\n {2}keep: .*\n {2}ingredients: \[Nutmeg, mace\]\n {2}allergens: \[\]\n/);
  Reflect.deleteProperty(texts[defaultLocale], 'allergens');
  await applyTo(file);
  expect(read()).not.toContain('allergens');
  Reflect.deleteProperty(texts, secondNameLanguage);
  texts[sourceLocale] = { name: texts[sourceLocale].name };
  await applyTo(file);
  expect(read().match(/^\w+:$/gm)).toEqual([`${sourceLocale}:`]);
});

test('formats a list only if the file changes it', async () => {
  const formatted = project.read(faq);
  const file = project.make();
  project.write(faq, formatted.replace('  question: ', '  question:   '));
  expect((await project.apply(file, '--write')).lines).toEqual(['The file changes nothing.']);
  const old = changeQuestion(file);
  await project.apply(file, '--write');
  expect(project.read(faq)).toBe(formatted.replace(old, 'Is this new?'));
});

test('an unchanged text keeps its placeholders', async () => {
  const file = project.make();
  const founder = first(file.sections.team);
  expect(project.read(team)).toContain("{ name: '{founder}', role: Director }");
  founder[defaultLocale].role = 'Miller';
  await project.apply(file, '--write');
  expect(project.read(team)).toContain(`${defaultLocale}: { name: '{founder}', role: Miller }`);
});

test('a changed list keeps the placeholders of its other entries', async () => {
  const entry = "answer:\n      - '{brand} grinds.'\n";
  project.write(faq, project.read(faq).replace(/answer:\n(?: {6}.*\n)+/, entry));
  const file = project.make();
  first(file.sections.faq)[defaultLocale].answer.push('Each week.');
  await project.apply(file, '--write');
  expect(project.read(faq)).toContain(`${entry}      - Each week.\n`);
});

test('a changed text keeps the placeholders whose values it still has', async () => {
  project.write(faq, project.read(faq).replace('- It is.', '- Call {phone} in {city}.'));
  const file = project.make();
  const { answer } = first(file.sections.faq)[defaultLocale];
  const { business } = messagesOf(defaultLocale);
  answer[0] = String(answer[0]).replace('Call', 'Please call').replace(business.city, 'town');
  await project.apply(file, '--write');
  expect(project.read(faq)).toContain('- Please call {phone} in town.\n');
});

test('a new product gets a number, a file and a resized picture', async () => {
  const file = project.make();
  const { id: _, ...like } = first(file.sections.products);
  const drawn = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c60' } });
  file.pictures['photo.webp'] = {
    type: 'image/webp',
    data: (await drawn.webp().toBuffer()).toString('base64'),
  };
  file.sections.products?.push({
    ...like,
    [sourceLocale]: { ...like[sourceLocale], name: 'Timur & Salt' },
    image: 'photo.webp',
  });
  const { lines } = await project.apply(file, '--write');
  const added = lines
    .find((line) => line.startsWith('  added'))
    ?.trim()
    .split(/\s+/)[1];
  const path = `src/content/products/${like.category}/timur-salt.jpg`;
  expect(lines).toContain(`  ${path}`);
  const { width, height, format } = await sharp(readFileSync(join(project.root, path))).metadata();
  expect({ width, height, format }).toEqual({ width: 1000, height: 1000, format: 'jpeg' });
  expect(project.make().sections.products?.find(({ id }) => id === added)).toMatchObject({
    [sourceLocale]: { name: 'Timur & Salt' },
    category: like.category,
  });
  const written = project.list();
  expect((await project.apply(file, '--write')).lines).toEqual(['The file changes nothing.']);
  expect(project.list()).toEqual(written);
});

test('a new picture replaces the old one of its record', async () => {
  const file = project.make();
  const recipe = first(file.sections.recipes);
  const path = `src/assets/recipes/${recipe.image}`;
  const drawn = sharp({ create: { width: 800, height: 1600, channels: 4, background: '#0c68' } });
  file.pictures['photo.png'] = { type: 'image/png', data: (await drawn.png().toBuffer()).toString('base64') };
  recipe.image = 'photo.png';
  const before = project.list();
  const { lines } = await project.apply(file, '--write');
  expect(lines).toContain(`  ${path}`);
  const { width, height } = await sharp(readFileSync(join(project.root, path))).metadata();
  expect({ width, height }).toEqual({ width: 1000, height: 750 });
  const changed = [...project.list()].filter(([name, hash]) => before.get(name) !== hash);
  expect(changed.map(([name]) => name)).toEqual([path]);
});

test('an unused picture is noted, not deleted', async () => {
  const file = project.make();
  const removed = file.sections.recipes?.pop();
  await project.apply(file, '--write');
  const path = `src/assets/recipes/${removed?.image}`;
  expect(listNotes(project.root)).toContain(`Note: ${path}: is shown by no recipe; delete it`);
  expect(project.list().has(path)).toBe(true);
});

test('a spice that the steps do not use yet is noted', async () => {
  const file = project.make();
  const { recipes = [], products = [] } = file.sections;
  const cooked = rowsOf<{ steps?: string[] }>(`recipes/${defaultLocale}`).filter(({ steps }) => steps);
  const recipe = first(recipes.filter(({ id }) => cooked.some((row) => row.id === id)));
  const more = String(first(products.filter(({ id = '' }) => !recipe.spices.includes(id))).id);
  recipe.spices.push(more);
  const used = listNotes(project.root);
  expect((await project.apply(file, '--write')).code).toBe(0);
  const noted = `'${recipe.id}', spices: lists product '${more}', which its ingredients and steps do not use`;
  expect(listNotes(project.root).filter((note) => !used.includes(note))).toEqual([
    expect.stringContaining(noted),
  ]);
});

test('a list that was saved on Windows changes only its lines', async () => {
  const list = project.read(faq);
  project.write(faq, `\ufeff${list.replaceAll('\n', '\r\n')}`);
  const file = project.make();
  const old = changeQuestion(file);
  await project.apply(file, '--write');
  expect(project.read(faq)).toBe(list.replace(`question: ${old}`, 'question: Is this new?'));
});

test('writes no file if one cannot be written', () => {
  const before = project.list();
  const files = new Map([
    [faq, 'new'],
    ['src/assets/recipes/new.jpg', 'new'],
    ['src/content/products', 'a folder is here'],
  ]);
  expect(() => writeFiles(project.root, files)).toThrow();
  expect(project.list()).toEqual(before);
});

test('refuses to overwrite uncommitted changes', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: project.root,
      stdio: 'ignore',
    });
  const file = project.make();
  file.sections.team?.pop();
  await project.apply(file);
  const path = join(project.root, 'export.json');
  expect((await run(project.root, [path])).lines.join()).toContain('Git does not say');
  git('init');
  git('add', 'src');
  git('commit', '-m', 'Content');
  expect((await run(project.root, [path])).code).toBe(0);
  project.write(faq, `${project.read(faq)}\n`);
  expect((await run(project.root, [path, '--write'])).lines.join('\n')).toContain('not committed');
  expect((await run(project.root, [path, '--write', '--force'])).code).toBe(0);
});

test('the report asks about a price that changes by more than half', async () => {
  const file = project.make();
  const product = first(file.sections.products);
  const [firstPrice = '', ...others] = product.price.split(' / ');
  Object.assign(product, { price: [Number(firstPrice) * 2, ...others].join(' / ') });
  expect((await project.apply(file)).lines.join('\n')).toContain('Check these prices');
});

test('a new record is known by the key that its dashboard gave it, whatever its words became', async () => {
  const apply = async (key: string | undefined, question: string) => {
    const file = project.make();
    const texts = locales.map((locale) => [locale, { question, answer: ['Yes.'] }]);
    const records: object[] = [
      ...(file.sections.faq ?? []),
      { ...(key && { key }), ...Object.fromEntries(texts) },
    ];
    const { lines, code } = await project.apply(
      { ...file, sections: { ...file.sections, faq: records } } as ContentFile,
      '--write',
    );
    expect(code, lines.join('\n')).toBe(0);
    return project.make().sections.faq?.length ?? 0;
  };
  const before = project.make().sections.faq?.length ?? 0;
  expect(await apply('mk0a1', 'Do you pack gifts?')).toBe(before + 1);
  expect(project.read(faq)).toContain('- id: do-you-pack-gifts\n  key: mk0a1\n');
  // The file carries the list as it was before: the record of that key is the one that was added.
  const reworded = project.make();
  const rows = reworded.sections.faq?.map(({ id, ...record }) =>
    record.key === 'mk0a1'
      ? { ...record, [defaultLocale]: { question: 'Gifts, too?', answer: ['Yes.'] } }
      : { id, ...record },
  );
  const again = { ...reworded, sections: { ...reworded.sections, faq: rows } } as ContentFile;
  expect((await project.apply(again, '--write')).code).toBe(0);
  expect(project.read(faq)).toContain('- id: do-you-pack-gifts\n  key: mk0a1\n');
  expect(project.read(faq)).toContain('Gifts, too?');
  // Another record of the same name is another one.
  expect(await apply('mk0b2', 'Gifts, too?')).toBe(before + 2);
});
