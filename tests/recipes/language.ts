import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { en } from '~/config/messages/en';
import { site } from '~/config/site';
import { offerItems } from '~/domain/order/offer';
import { readPacks } from '~/domain/pack';
import { findUnbracketed } from '../support/faults/untranslated';
import { readProducts, readProvinces } from '../unit/domain/content';
import type { Recipe } from './project';
import { stretch, translatePage, translateTable, writeDictionary } from './pseudo';
import { visit } from './visit';

const products = readProducts().map((product) => ({
  ...product,
  id: String(product.id),
  packs: readPacks(product),
}));
const longestFirst = (all: string[]) => all.sort((a, b) => b.length - a.length);

/** The language that dates are written in: no month is called as in English. */
const dates = 'fi-FI';
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(dates, { month: 'long', day: 'numeric' })
    .format(new Date(2025, month, 1))
    .replace(/[\d\s.]/g, ''),
);

/** What stands outside of brackets: names as the owner writes them and as orders name packs, and months. */
const names = longestFirst([
  ...months,
  ...products.map(({ name }) => name),
  ...offerItems(products).map(({ name }) => name),
  site.brand.name,
]);

const places = readProvinces().flatMap(({ name, districts }) => [
  name,
  ...districts.flatMap((district) => [district.name, ...district.cities]),
]);

/** How the language writes prices and weights. */
const units = { 'Rs.{': '[Rs]{', "' g'": "' [g]'", "' kg'": "' [kg]'" };

/** The line of English, changed to that of the pseudo-language. */
const writeLine = (english: string) =>
  Object.entries({ 'en:': 'mai:', 'en-NP': dates, "'English'": "'[mai]'", ...units }).reduce(
    (line, [text, own]) => line.replace(text, own),
    english,
  );

export const addLanguage: Recipe = {
  title: 'Add a language',
  // Its dictionary is written by a program.
  leftOut: ['lint'],
  follow: (project) => {
    // Texts made longer than anybody writes them weigh more than the budgets allow.
    rmSync(join(project.folder, 'tests/build/weight.test.ts'));
    const english = /^ {2}en: \{.*?^ {2}\},$/ms;
    const [line = ''] = english.exec(project.read('src/config/locales.ts')) ?? [];
    project.replace('src/config/locales.ts', english, `${line}\n${writeLine(line)}`);
    project.replace('src/config/locales.ts', "['en', 'ne']", "['en', 'ne', 'mai']");
    project.write('src/config/messages/mai/index.ts', writeDictionary('mai', en));
    const placeNames = [...new Set(places)].map((id) => ({ id, name: stretch(id) }));
    project.write('src/content/place-names/mai.yaml', JSON.stringify(placeNames));
    for (const path of project.listFiles('src/content')) {
      const own = path.replace(/\/en(?=\.yaml$|\/)/, '/mai');
      if (own === path) continue;
      // Search engines show only so much of a title and a description.
      const limits = { taste: 26, ...(path.includes('/pages/') && { title: 32, description: 80 }) };
      const text = project.read(path);
      project.write(own, path.endsWith('.md') ? translatePage(text) : translateTable(text, limits));
    }
  },
  look: async (project) => {
    const dist = join(project.folder, 'dist');
    const pages = project
      .listFiles('dist')
      .filter((path) => path.endsWith('.html'))
      .map((path) => path.replace(/^dist|index\.html$/g, ''));
    const paths = pages.filter((path) => path.startsWith('/mai/'));
    const english = pages.filter((path) => !/^\/(ne|mai|cms)\//.test(path));
    expect(paths.sort()).toEqual(english.map((path) => `/mai${path}`).sort());
    expect(project.built('sw.js')).toContain(stretch(en.chrome.kept));
    const rows = project.built('mai/price-list.csv').split('\n');
    const known = longestFirst([...products.map(({ nepali }) => nepali), ...names]);
    expect.soft(rows.map((row) => findUnbracketed(row, known)).filter(Boolean), 'CSV').toEqual([]);
    // Pages of products share one template, and those of former addresses lead away.
    const [sample, ...others] = products.map(({ category, slug }) => `/mai/products/${category}/${slug}/`);
    const isForward = (path: string) =>
      project.built(`${path.slice(1)}index.html`).includes('http-equiv="refresh"');
    const visited = paths.filter(
      (path) => path === sample || !(others.includes(path) || (path.endsWith('/') && isForward(path))),
    );
    expect.soft(await visit({ dist, language: 'mai', paths: visited, locale: dates, names })).toEqual([]);
  },
};
