import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import en from '~/config/messages/en.json' with { type: 'json' };
import { chats, site } from '~/config/site';
import { latinMonths } from '~/domain/bikram-sambat';
import { offerItems } from '~/domain/order/offer';
import { readPacks } from '~/domain/pack';
import { findLayoutFaults } from '../../support/geometry';
import { readProducts } from '../../unit/domain/content';
import { browse } from './browse';
import type { HowTo } from './project';
import { addBlocks, stretch, translateContent, translatePage, writeDictionary } from './pseudo';
import { states } from './states';
import { findUnbracketed, findUntranslated } from './untranslated';

const { business } = messagesOf('en');
const products = readProducts().map((product) => ({
  ...product,
  id: String(product.id),
  packs: readPacks(product),
}));
const longestFirst = (all: string[]) => all.sort((a, b) => b.length - a.length);

/** Locale of dateLocale. Its month names differ from English. */
const dateLocale = 'fi-FI';
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(dateLocale, { month: 'long', day: 'numeric' })
    .format(new Date(2025, month, 1))
    .replace(/[\d\s.]/g, ''),
);

/** Names outside of brackets: products and packs in orders, the brand, channels, months and their calendar. */
const names = longestFirst([
  ...months,
  ...products.map(({ name }) => name),
  ...offerItems(products).map(({ name }) => name),
  site.brand.name,
  ...chats.flatMap(({ label }) => label ?? []),
  ...latinMonths,
  'BS',
]);

/** English formats of prices and weights, with those of the pseudo-language. */
const { money } = languageOf('en');
const unitFormats = {
  [`'${money.format}'`]: `'${money.format.replace(/[^{}]+(?=\{|$)/g, '[$&]')}'`,
  [`'${money.name}'`]: `'[${money.name}]'`,
  "' g'": "' [g]'",
  "' kg'": "' [kg]'",
};

/** Converts the English settings line to the pseudo-language. */
const writeLine = (english: string) =>
  Object.entries({
    'en:': 'mai:',
    'en-NP': dateLocale,
    en_GB: 'fi_FI',
    "'English'": "'[mai]'",
    ...unitFormats,
  }).reduce((line, [text, own]) => line.replace(text, own), english);

export const addLanguage: HowTo = {
  titles: ['Add a language'],
  follow: (project) => {
    // Texts longer than real ones exceed the size budgets.
    rmSync(join(project.folder, 'tests/dist/weight.test.ts'));
    const english = /^ {2}en: \{.*?^ {2}\},$/ms;
    const [line = ''] = english.exec(project.read('src/config/locales.ts')) ?? [];
    project.replace('src/config/locales.ts', english, `${line}\n${writeLine(line)}`);
    project.replace('src/config/locales.ts', "['en', 'ne']", "['en', 'ne', 'mai']");
    const index = 'src/config/messages/index.ts';
    project.write('src/config/messages/mai.json', writeDictionary({ ...en, business }));
    project.edit(index, (text) => `import mai from './mai.json' with { type: 'json' };\n${text}`);
    project.replace(index, ', ne };', ', ne, mai };');
    for (const path of project.listFiles('src/content').filter((name) => /\.(yaml|md)$/.test(name))) {
      const text = project.read(path);
      const own = path.replace(/\/en(?=\.yaml$|\/)/, '/mai');
      if (own === path && path.endsWith('.yaml')) {
        const added = addBlocks(text, 'mai', { taste: 26 });
        if (added !== text) project.write(path, added);
      } else if (own !== path) {
        // Search engines cut longer titles and descriptions.
        const limits = { title: 32, description: 80 };
        project.write(own, path.endsWith('.md') ? translatePage(text) : translateContent(text, limits));
      }
    }
  },
  verify: async (project) => {
    const pages = project
      .listFiles('dist')
      .filter((path) => path.endsWith('.html'))
      .map((path) => path.replace(/^dist|index\.html$/g, ''));
    const own = pages.filter((path) => path.startsWith('/mai/')).sort();
    const english = pages.filter((path) => !/^\/(ne|mai|cms)\//.test(path));
    expect(own).toEqual(english.map((path) => `/mai${path}`).sort());
    expect(project.built('sw.js')).toContain(stretch(en.chrome.savedCopy));
    const known = longestFirst([...products.map(({ nepali }) => nepali), ...names]);
    const rows = project.built('mai/price-list.csv').split('\n');
    expect.soft(rows.map((row) => findUnbracketed(row, known)).filter(Boolean), 'CSV').toEqual([]);
    const faults = own.flatMap((path) => {
      const html = project.built(path.slice(1).replace(/\/$/, '/index.html'));
      const texts = html.includes('http-equiv="refresh"') ? [] : findUntranslated(html, names);
      return texts.map((text) => `${path}: ${text}`);
    });
    expect.soft(faults, 'untranslated').toEqual([]);
    // All product pages share a template.
    const visited = own.filter((path) => !/products\/\w+\/./.test(path));
    const layout = await browse(project, visited, findLayoutFaults, dateLocale);
    expect.soft(layout, 'layout').toEqual([]);
    // Options of the order form show the second name, and options have no language of their own.
    const later = await browse(
      project,
      Object.keys(states).map((path) => `/mai/${path}`),
      async (page, path) => {
        await states[path.slice('/mai/'.length)]?.(page);
        return findUntranslated(await page.content(), known);
      },
      dateLocale,
    );
    expect.soft(later, 'after use').toEqual([]);
  },
};
