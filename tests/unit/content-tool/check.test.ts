import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locales, sourceLocale } from '~/config/locales';
import en from '~/config/messages/en.json' with { type: 'json' };
import { pathOf, priceFilePath, productPath } from '~/config/routes';
import { sampleFacts, site } from '~/config/site';
import { checkContent, listNotes } from '~/content-tool/check';
import { mapFile } from '~/content-tool/check-places';
import { formatPrice } from '~/domain/price';
import { writeFaults } from '~/lib/content/fault';
import { rowsOf } from '../content/tables';
import { readProducts } from '../domain/content';
import { copyProject, first, type Project } from './project';

let project: Project;
let root: string;

beforeEach(() => {
  project = copyProject();
  root = project.root;
});
afterEach(() => project.remove());

const products = readProducts().map(({ id, category, slug }) => ({
  id,
  category,
  slug,
  path: `products/${category}/${slug}`,
}));
const one = first(products);
const [two = '', three = ''] = products.slice(1).map(({ path }) => path);
const product = `src/content/${one.path}.yaml`;
const [locale] = locales;

/** Replaces the first match in a file of the copy. */
function edit(path: string, part: string | RegExp, by: string): void {
  const text = project.read(path);
  expect(text).toMatch(part);
  project.write(path, text.replace(part, by));
}

const check = () => writeFaults(checkContent(root));

test('the content and the settings have no faults', () => {
  expect(check()).toEqual([]);
});

/** Lists the notes that contain a text. */
const notesOf = (part: string) => listNotes(root).filter((note) => note.includes(part));

test('letters that no cut font has are noted once with their file', () => {
  const before = notesOf('letters');
  edit('src/content/faq.yaml', /question: .*/, "question: 'Łódź Ł'");
  edit('src/content/searches.yaml', /$/, '# ł');
  const note = 'Note: src/content/faq.yaml: has letters that no cut font has: Ł, ó, ź';
  expect(notesOf('letters').filter((one) => !before.includes(one))).toEqual([expect.stringContaining(note)]);
});

test('an odd price is noted with its line', () => {
  expect(notesOf('is that right?')).toEqual([]);
  edit(product, /^size: .*\nprice: .*/m, "size: '50 / 100g'\nprice: '75 / 1400'");
  edit(product, /^(discountPrice|cartons): .*\n|$/gm, '');
  const packs = `50 g at ${formatPrice(75)} costs far less by weight than 100 g at ${formatPrice(1400)}`;
  expect(notesOf('is that right?')).toEqual([`Note: ${product}:3, price: ${packs}; is that right?`]);
});

test('a kind of note is one line with one example and a count', () => {
  for (const { path } of products) {
    const file = `src/content/${path}.yaml`;
    project.write(file, project.read(file).replace(/^rating: .*\n/m, ''));
  }
  const more = `(and ${products.length - 1} more)`;
  expect(notesOf('stars')).toEqual([
    expect.stringMatching(
      /^Note: src\/content\/products\/.*:\d+, rating: is missing, so the stars are invented/,
    ),
  ]);
  expect(notesOf('cut-out')).toEqual([
    expect.stringMatching(/\.jpg: has no cut-out yet; see 'Add a product'/),
  ]);
  for (const kind of ['stars', 'cut-out']) expect(notesOf(kind).join()).toContain(more);
});

test('places without a name in a language are noted in one line, because pages show another', () => {
  expect(notesOf('place-names')).toEqual([]);
  const path = 'src/content/place-names.yaml';
  project.write(path, '[]\n');
  expect(check()).toEqual([]);
  const others = locales.filter((one) => one !== sourceLocale);
  expect(notesOf('place-names')).toEqual(
    others.map((one) =>
      expect.stringMatching(
        `^Note: ${path}, row '.*', ${one}: is missing, so pages show the name of the language '${sourceLocale}' \\(and \\d+ more\\)$`,
      ),
    ),
  );
});

test('products without texts for their page are noted for each language', () => {
  const before = notesOf('its page is shorter');
  edit(product, new RegExp(`^${locale}:\\n(?: .*\\n)+`, 'm'), `${locale}: { name: Timur }\n`);
  expect(notesOf('its page is shorter').filter((note) => !before.includes(note))).toHaveLength(1);
});

test('all faults come at once, each in one line with file, line, row, field and reason', () => {
  edit(product, /^number: .*$/m, '$&\ncolours: red');
  edit(product, /^rating: .*/m, 'rating: good');
  edit(product, /^price: .*\n/m, '');
  edit('src/content/faq.yaml', /question: .*/, "question: '{founders}'");
  const lines = check();
  const id = /- id: (\S+)/.exec(project.read('src/content/faq.yaml'))?.[1];
  expect(lines).toContain(`${product}:1: has no field 'colours'`);
  expect(lines).toContain(`${product}:1, price: is missing`);
  expect(lines.find((line) => line.includes('rating'))).toMatch(/\.yaml:\d+, rating: write a/);
  expect(lines.find((line) => line.includes('founders'))).toMatch(
    new RegExp(`^src/content/faq\\.yaml:\\d+, row '${id}', ${locale}\\.question: '\\{founders\\}' is no`),
  );
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).not.toMatch(/\*\*|yaml:0|\n|Invalid input/);
});

test('samples are noted until the content marks none', () => {
  expect(notesOf('sampleFacts')).toHaveLength(sampleFacts ? 1 : 0);
  const shops = 'src/content/shops.yaml';
  expect(notesOf('is invented')).toHaveLength(project.read(shops).includes('sample: true') ? 1 : 0);
  project.write(shops, project.read(shops).replace(/^ {2}sample: true\n/gm, ''));
  expect(notesOf('is invented')).toEqual([]);
});

test.each([product, 'src/content/faq.yaml', `src/content/pages/${locale}.yaml`])(
  'broken YAML in %s is one fault only',
  (path) => {
    project.write(path, `${project.read(path)}\n"unclosed: [`);
    const lines = check();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(new RegExp(`^${path}:\\d+: \\S`));
  },
);

/** Edits of files of `src/content/`, each with the fault that it makes. */
const edits: [file: string, part: RegExp, by: string, fault: string][] = [
  ['team', /- id: .*\n/, '- colour: red\n', 'row 1 has no id'],
  ['faq', /$/, '\n- id: storage\n', "row 'storage': the id stands twice"],
  ['posts', /image: .*/, 'image: ../gone.jpg', "image: '../gone.jpg' is not there"],
  ['recipes', /spices: \['\d+', /, "spices: ['9999', ", 'spices: refers to product 9999'],
  ['recipes', /(?<=product: ')\d+/, '8888', `${locale}.ingredients: names product 8888, which is not among`],
  ['top-products', /(?<=id: ')\d+/, '7777', "row '7777': refers to product 7777"],
  ['shops', /city: .*/, 'city: Atlantis', 'city: ‘Atlantis’ is not in our list of places in '],
  ['topics', /to: \[/, 'to: [/nowhere/, ', 'to: /nowhere/ leads nowhere'],
  ['faq', /- id: returns\n/, '- id: refunds\n', "no row has the id 'returns', to which product pages link"],
  [`pages/${locale}`, /^ {2}posts: .*/m, '  posts: [gone]', "posts: 'gone' is not in posts"],
  [`pages/${locale}`, /^ {2}intro: .*/m, '  intro: 2025-08-12', "' in quotes"],
  [two, /number: .*/, `number: ${one.id}`, 'number: is the number of '],
  [two, /^/, `formerSlugs: [${one.slug}]\n`, 'is the path of '],
  [one.path, /^price: .*/m, "price: '1 / 2 / 3 / 4 / 5 / 6'", "price '1 / 2 / 3"],
];

test('names each kind of fault', () => {
  for (const [file, part, by] of edits) edit(`src/content/${file}.yaml`, part, by);
  rmSync(join(root, `src/content/${one.path}.jpg`));
  rmSync(join(root, `src/content/legal/${locale}/terms.md`));
  renameSync(join(root, `src/content/${three}.yaml`), join(root, `src/content/${three} 2.yaml`));
  const text = check().join('\n');
  const faults = edits.map(([, , , fault]) => fault);
  const missing = [
    '/terms.md: is missing',
    `needs the picture ${one.slug}.jpg`,
    'name the file with small Latin',
  ];
  for (const fault of [...faults, ...missing]) expect(text).toContain(fault);
});

test('a text may begin with a date', () => {
  const faq = 'src/content/faq.yaml';
  edit(faq, /(?<=question: ).*/, '2025-08-12 in words');
  expect(check()).toEqual([]);
});

test('names a list that is missing, or is none', () => {
  rmSync(join(root, 'src/content/tiles.yaml'));
  project.write('src/content/team.yaml', 'id: 1\n');
  const lines = check();
  expect(lines).toContain('src/content/tiles.yaml: is missing');
  expect(lines).toContain('src/content/team.yaml: expected a list of rows');
});

test('names what a removed category leaves behind', () => {
  const [top] = rowsOf('top-products');
  const { category: slug } = first(products.filter(({ id }) => String(id) === top?.id));
  rmSync(join(root, `src/content/products/${slug}`), { recursive: true });
  const text = check().join('\n');
  expect(text).toContain(`src/content/products/${slug}: has no products, though src/config/routes.ts names`);
  expect(text).toMatch(/top-products\.yaml:\d+, row '\d+': refers to product/);
});

test('names each record that lacks the block of a language', () => {
  edit('src/content/team.yaml', new RegExp(`^ {2}${locale}: .*\n`, 'm'), '');
  edit('src/content/shops.yaml', new RegExp(`^ {2}${locale}: .*\n`, 'm'), '');
  const lines = check();
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(new RegExp(`yaml:\\d+, row '.*', ${locale}: is missing`));
});

test('packs that do not match are named beside other faults', () => {
  edit(product, /^uses: .*/m, 'uses: [soup]');
  edit(product, /^(size: .*\n)?price: .*/m, "size: 50g\nprice: '1 / 2'");
  expect(check().map((line) => /, (\w+):/.exec(line)?.[1])).toEqual(expect.arrayContaining(['uses', 'size']));
});

test('a link of a legal page that leads nowhere is named with its line', () => {
  const legal = `src/content/legal/${locale}/terms.md`;
  const [heading = ''] = project.read(legal).match(/(?<=^## ).*/m) ?? [];
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replaceAll(' ', '-');
  const right = [
    `[a](${pathOf('order', locale)}) [b](${pathOf('order', locale).slice(0, -1)}?item=Salt#rows)`,
    `[c](../privacy/) [d](#${anchor}) [e](https://law.example/act) [f](mailto:a@b.example)`,
    `[g](${productPath(one.category, one.slug, locale)}) [h](${priceFilePath(locale)}) ![seal](./seal.png)`,
  ];
  const wrong = ['/oder/', 'privacy', '#gone', `${pathOf('faq', locale)}gone/`, '/reference/'];
  const lines = wrong.map((to) => (to === '/reference/' ? `[text]: ${to}` : `See [our page](${to}).`));
  const text = project.read(legal);
  project.write(legal, `${text}${[...right, ...lines].join('\n')}\n`);
  const start = text.split('\n').length + right.length;
  expect(check()).toEqual(
    wrong.map((to, index) =>
      expect.stringContaining(
        `${legal}:${start + index}: the link '${to}' leads nowhere; write that of a page as`,
      ),
    ),
  );
});

test('names a map whose provinces are not those of the location table', () => {
  rmSync(join(root, 'src/assets/drawings'));
  mkdirSync(dirname(join(root, mapFile)), { recursive: true });
  writeFileSync(join(root, mapFile), '<svg><text>{1}</text><text>{3}</text></svg>');
  expect(check().join('\n')).toMatch(
    new RegExp(`^${mapFile}: numbers the provinces 1, 3, and the location table has \\d+;`, 'm'),
  );
});

test('a page and a section that are missing are named', () => {
  const pages = `src/content/pages/${locale}.yaml`;
  for (const each of locales) edit(`src/content/pages/${each}.yaml`, /^faq:\n/m, 'questions:\n');
  edit(pages, / {4}next:\n {6}heading/, '    after:\n      heading');
  const lines = check();
  expect(lines).toContain(`${pages}, row 'faq': is missing`);
  // Only another language tells which sections a page has.
  expect(lines.some((line) => /sections\.(next|after): is missing/.test(line))).toBe(locales.length > 1);
});

test('names a language whose key is a field of records', async () => {
  vi.resetModules();
  const { languages } = await import('~/config/locales');
  Object.assign(languages, { to: languages[locale] });
  const { checkContent: check } = await import('~/content-tool/check');
  expect(writeFaults(check(root))).toContain(
    "src/config/locales.ts: 'to' is also a field of records; choose a longer key, such as 'to-x'",
  );
  Reflect.deleteProperty(languages, 'to');
});

describe('settings that cannot work are named with a right example:', () => {
  /** Checks settings of which some have other values. */
  async function checkOwn(own: object, money: object = {}, folder = process.cwd()): Promise<string[]> {
    vi.resetModules();
    const { site } = await import('~/config/site');
    const { languages } = await import('~/config/locales');
    Object.assign(site, own);
    Object.assign(languages[locale].money, money);
    const { checkSettings } = await import('~/content-tool/check-settings');
    return writeFaults(checkSettings(folder));
  }
  afterEach(() => vi.resetModules());

  const { map, channels, social } = site;
  const [mail, chat] = [first(channels), first(channels.slice(1))];
  const network = first(social);
  const holiday = first(Object.keys(en.hours.holidays));
  const noNumber = "does not begin with + and the code of the country, such as '+977 1 555 0100'";

  test('uploadUrl', async () => {
    const uploadUrl = 'https://github.com/spice/site/upload/main';
    vi.doMock('~/config/site', async (load) => ({ ...(await load<object>()), uploadUrl }));
    const [fault] = await checkOwn({});
    vi.doUnmock('~/config/site');
    expect(fault).toMatch(
      /uploadUrl: '.*main' is no page that uploads to the folder inbox, such as '.*inbox'$/,
    );
  });

  test.each<[fault: string, own: object]>([
    ["url: 'basna.example' is not written as https://spice.example", { url: 'basna.example' }],
    ["emails.main: 'nobody' is no email address", { emails: { main: 'nobody' } }],
    [`phones.main: '01 555 0100' ${noNumber}`, { phones: { main: '01 555 0100' } }],
    [`phones.main: 'ask us' ${noNumber}`, { phones: { main: 'ask us' } }],
    ['phones.main: needs a space behind the code of the country', { phones: { main: '+97715550100' } }],
    [
      "address.countryCode: 'Nepal' is no code of a country: write the two capital letters of ISO 3166, such as NP",
      { address: { countryCode: 'Nepal' } },
    ],
    ["address.countryCode: 'np' is no code", { address: { countryCode: 'np' } }],
    ["address.countryCode: 'UK' is no code", { address: { countryCode: 'UK' } }],
    ["hours.1: 'Su-Fr 25:00-26:00' is not written as 'Su-Fr 07:00-19:00'", { hours: ['Su-Fr 25:00-26:00'] }],
    [
      `holidays.${holiday}.from: '2027-02-29' is no day, such as '2025-09-09'`,
      { holidays: [{ name: holiday, from: '2027-02-29', to: '2027-03-01' }] },
    ],
    [
      `holidays.${holiday}.to: is before the first day`,
      { holidays: [{ name: holiday, from: '2027-07-13', to: '2027-07-12' }] },
    ],
    [
      "holidays.carnival.name: 'carnival' is not in 'hours.holidays' of src/config/messages/en.json",
      { holidays: [{ name: 'carnival', from: '2027-02-08', to: '2027-02-09' }] },
    ],
    [
      "payments.barter.kind: 'barter' is not in 'hours.payments' of src/config/messages/en.json",
      { payments: [{ kind: 'barter' }] },
    ],
    [
      `social.${network.name}.icon: 'no-icon' is no icon of https://tabler.io/icons`,
      { social: [{ ...network, icon: 'no-icon' }] },
    ],
    [
      `social.${network.name}.url: 'https://facebook' is not written as https://`,
      { social: [{ ...network, url: 'https://facebook' }] },
    ],
    [
      `social.${network.name}.url: 'javascript:alert(1)' is not written as https://`,
      { social: [{ ...network, url: 'javascript:alert(1)' }] },
    ],
    ['map.latitude: must be at most 90', { map: { ...map, latitude: 277 } }],
    [`map.embed: '<iframe src=""></iframe>' is no`, { map: { ...map, embed: '<iframe src=""></iframe>' } }],
    [
      "map.embed: 'http://map.example/' is no URL of a frame: write only what is in its src",
      { map: { ...map, embed: 'http://map.example/' } },
    ],
    ["map.link: '' is not written as https://", { map: { ...map, link: '' } }],
    ["credit.url: 'studio' is not written as https://", { credit: { name: 'Studio', url: 'studio' } }],
    [
      "currency: 'Euro' is no code of a currency: write the three capital letters of ISO 4217, such as EUR",
      { currency: 'Euro' },
    ],
    ["pricesFrom: '9 September' is no day, such as '2025-09-09'", { pricesFrom: '9 September' }],
    [
      "channels.email.icon: 'pause' is no icon of https://tabler.io/icons that has only paths",
      { channels: [{ ...mail, icon: 'pause' }] },
    ],
    [
      `channels.${chat.kind}.url: needs {text}`,
      { channels: [{ ...chat, url: 'https://chat.example/{digits}' }] },
    ],
    [`channels.${chat.kind}.limit: must be at least 500`, { channels: [{ ...chat, limit: 9 }] }],
    [`channels.${chat.kind}.label: is missing`, { channels: [{ ...chat, label: '' }] }],
    [`channels.${chat.kind}.to: ${noNumber}`, { channels: [{ ...chat, to: '01 555 0100' }] }],
  ])('%s', async (fault, own) => {
    expect(await checkOwn(own)).toEqual([
      expect.stringMatching(new RegExp(`^src/config/site\\.ts:\\d+, ${RegExp.escape(fault)}`)),
    ]);
  });

  test('with their line, which is not that of a comment or another value', async () => {
    project.write(
      'src/config/site.ts',
      [
        "const text = '// Euro';",
        '// A comment may name the currency, such as Euro.',
        "export const site: Site = { emails: { main: 'nobody' },",
        "  map: 'Euro', // currency: 'Euro'",
        "  currency: 'Euro' };",
      ].join('\n'),
    );
    project.write('src/config/locales.ts', `export const languages = {\n${locale}: {\n format: '$' }`);
    const own = { emails: { main: 'nobody' }, currency: 'Euro' };
    const lines = await checkOwn(own, { format: '$', digits: 'no tag' }, root);
    expect(lines).toEqual([
      "src/config/site.ts:3, emails.main: 'nobody' is no email address",
      expect.stringContaining('src/config/site.ts:5, currency: '),
      `src/config/locales.ts:3, ${locale}.money.format: needs {amount}`,
      `src/config/locales.ts:2, ${locale}.money.digits: 'no tag' is no language tag, such as en-IN`,
    ]);
  });
});
