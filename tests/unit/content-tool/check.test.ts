import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locales } from '~/config/locales';
import { categories } from '~/config/routes';
import { checkContent, listSamples } from '~/content-tool/check';
import { writeFaults } from '~/content-tool/fault';
import { mapFile } from '~/domain/province-map';

vi.mock('astro:content', () => import('~/content-tool/collections'));

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  for (const folder of ['src/assets', 'src/config']) symlinkSync(resolve(folder), join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const box = 'src/content/products/box.yaml';
const faq = `src/content/faq/${locales[0]}.yaml`;

/** Replaces the first match in a file of the copy. */
function edit(path: string, part: string | RegExp, by: string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(part);
  writeFileSync(file, text.replace(part, by));
}

test('the content and the settings have no faults', () => {
  expect(checkContent(root)).toEqual([]);
});

test('all faults come at once, each in one line with file, line, row, field and reason', () => {
  edit(box, '- id: 1\n', '- id: 1\n  colours: red\n');
  edit(box, /rating: .*/, 'rating: good');
  edit(box, / {2}price: .*\n/, '');
  edit(faq, /question: .*/, "question: '{founders}'");
  const lines = writeFaults(checkContent(root));
  const line = readFileSync(box, 'utf8').split('\n').indexOf('- id: 1') + 1;
  expect(lines).toContain(`${box}:${line}, row '1': has no field 'colours'`);
  expect(lines).toContain(`${box}:${line}, row '1', price: is missing`);
  expect(lines.find((line) => line.includes('rating'))).toMatch(/box\.yaml:\d+, row '1', rating: write a/);
  expect(lines.find((line) => line.startsWith(`${faq}:2, row`))).toContain("'{founders}' is none of {brand}");
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).not.toMatch(/\*\*|yaml:0|\n|Invalid input/);
});

test('samples are counted until the content marks none', () => {
  const [first] = locales;
  const shops = `src/content/shops/${first}.yaml`;
  expect(listSamples(root).join()).toMatch(/^(the facts of \d+ products)?,?(\d+ shops)?$/);
  const text = readFileSync(join(root, shops), 'utf8');
  writeFileSync(join(root, shops), text.replace(/^ {2}sample: true\n/gm, ''));
  expect(listSamples(root).join()).not.toContain('shops');
});

test('broken YAML is one fault only', () => {
  edit(box, '- id: 1\n', '- id: 1\n  name: "Salt\n');
  const lines = writeFaults(checkContent(root));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^src\/content\/products\/box\.yaml:\d+: \S/);
});

test('names each row that a removed category leaves behind', () => {
  const slug = categories.at(-1)?.slug ?? '';
  rmSync(join(root, `src/content/products/${slug}.yaml`));
  const lines = writeFaults(checkContent(root));
  expect(lines).toContain(
    `src/content/products/${slug}.yaml: has no products, though src/config/routes.ts names the category`,
  );
  for (const locale of locales) {
    const folders = lines.filter((line) => line.includes(`/${locale}.yaml:`)).join('\n');
    expect(folders).toMatch(/product-texts\/.*: no product has this number/);
  }
});

test('names tables and rows that a language lacks', () => {
  const [first, second] = locales;
  if (!second) return;
  rmSync(join(root, `src/content/tiles/${second}.yaml`));
  edit(`src/content/team/${second}.yaml`, /- \{ id: (\w+),/, '- { id: nobody,');
  const lines = writeFaults(checkContent(root));
  expect(lines).toContain(`src/content/tiles/${second}.yaml: is missing`);
  expect(lines).toContain(
    `src/content/team/${first}.yaml, row 'nobody': is missing; other languages have it`,
  );
  // The renamed row is missing in every other language, and nobody's original row in its own.
  expect(lines).toHaveLength(locales.length + 1);
});

test('names a map whose provinces are not those of the location table', () => {
  rmSync(join(root, 'src/assets'));
  mkdirSync(join(root, 'src/assets/woven'), { recursive: true });
  writeFileSync(join(root, mapFile), '11\n13\n');
  expect(writeFaults(checkContent(root)).join('\n')).toMatch(
    new RegExp(`^${mapFile}: draws the provinces 1, 3, and the location table has \\d+;`, 'm'),
  );
});

test('a page, a section and a picture that are missing are named', () => {
  const pages = `src/content/pages/${locales[0]}.yaml`;
  for (const locale of locales) edit(`src/content/pages/${locale}.yaml`, '- id: faq\n', '- id: questions\n');
  edit(pages, / {4}next:\n {6}heading/, '    after:\n      heading');
  edit(box, /image: .*/, 'image: ../../assets/products/nothing.jpg');
  const lines = writeFaults(checkContent(root));
  expect(lines).toContain(`${pages}, row 'faq': is missing`);
  // Only another language tells which sections a page has.
  expect(lines.some((line) => /sections\.(next|after): is missing/.test(line))).toBe(locales.length > 1);
  expect(lines.find((line) => line.includes('nothing.jpg'))).toMatch(
    /^src\/content\/products\/box\.yaml:\d+, row '1', image: .*is not there/,
  );
});

describe('a setting that cannot work', () => {
  test('is named with its line and a right example', async () => {
    vi.resetModules();
    const { site } = await import('~/config/site');
    const own = { emails: site.emails, currency: site.currency, channels: site.channels, hours: site.hours };
    const [mail, chat] = site.channels;
    Object.assign(site, {
      emails: { main: 'nobody', sales: own.emails.sales },
      hours: ['Su-Fr 25:00-26:00'],
      currency: 'Euro',
      channels: [mail, { ...chat, to: 'ask us', address: 'https://chat.example/{digits}' }],
    });
    const { checkSettings } = await import('~/content-tool/check-settings');
    const faults = checkSettings('.').map(({ file, field, reason }) => `${file}, ${field}: ${reason}`);
    Object.assign(site, own);
    expect(faults).toEqual([
      "src/config/site.ts, emails.main: 'nobody' is no email address",
      "src/config/site.ts, hours: 'Su-Fr 25:00-26:00' is not written as 'Su-Fr 07:00-19:00'",
      "src/config/site.ts, currency: 'Euro' is no code of ISO 4217, such as EUR",
      `src/config/site.ts, channels, ${chat?.kind}: its address needs {text}`,
      `src/config/site.ts, channels, ${chat?.kind}: 'ask us' is no international number, such as '+977 1 555 0100'`,
    ]);
  });
});
