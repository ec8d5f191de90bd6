import type { Page } from 'playwright/test';
import { expect } from 'vitest';
import { categories, pathOf } from '~/config/routes';
import { findAxeFaults } from '../../support/axe';
import { browse } from './browse';
import type { HowTo, Project } from './project';

/** Texts of the old brand with their replacements, in this order. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/Basna Spices/g, 'Ilāmé Tea'],
  [/Basna/g, 'Ilāmé'],
  [/basna/g, 'ilame'],
  [/Ramesh Shrestha/g, 'Anita Lama'],
  [/Balaju/g, 'Ilam'],
  [/balaju/g, 'ilam'],
  [/555 01/g, '555 77'],
  [/WhatsApp/g, 'Viber'],
  [/whatsapp/g, 'viber'],
  [/Rs\. ?/g, 'CHF '],
  [/\{bs\} BS \(\{ad\} AD\)|\{bs\} BS/g, '{ad}'],
  [/Nepali rupees|rupees/g, 'francs'],
  [/[\u0900-\u097f]+/g, 'chiya'],
];

const rename = (text: string) => renamed.reduce((changed, [old, own]) => changed.replace(old, own), text);

const inFrancs = (rupees: string) => (Number(rupees) * 0.09).toFixed(2);

/** The names of the products that the brand keeps, by number: the first three of each category. */
function keepTwelve(project: Project): Map<string, string> {
  const remaining = new Map<string, string>();
  for (const { slug } of categories) {
    const files = project
      .listFiles(`src/content/products/${slug}`)
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => ({ path, number: Number(/^number: (\d+)/m.exec(project.read(path))?.[1]) }))
      .sort((a, b) => a.number - b.number);
    for (const [index, { path, number }] of files.entries()) {
      if (index < 3) {
        remaining.set(String(number), /^ {2}name: (.*)/m.exec(project.read(path))?.[1] ?? '');
        project.edit(path, (text) =>
          text
            .replace(/^(ne|romanised):.*\n( .*\n)*/gm, '')
            .replace(/(?<=^(?:price|discountPrice): ).*/gm, (prices) => prices.replace(/\d+/g, inFrancs)),
        );
      } else for (const name of [path, path.replace('.yaml', '.jpg')]) project.remove(name);
    }
  }
  return remaining;
}

/** Deletes what refers to other products. Recipes name them as ingredients of their own. */
function forgetOthers(project: Project, remaining: ReadonlyMap<string, string>): void {
  project.removeRows('src/content/top-products.yaml', (id) => !remaining.has(id));
  const recipes = 'src/content/recipes.yaml';
  project.filterSpices(recipes, (id) => remaining.has(id));
  project.edit(recipes, (text) =>
    text
      // Each recipe has a spice.
      .replaceAll('spices: []', `spices: ['${[...remaining.keys()][0]}']`)
      .replace(/product: '(\d+)'/g, (named, id: string) => (remaining.has(id) ? named : 'name: whole spice'))
      .replace(/\{(\d+)\}/g, (named, id: string) => (remaining.has(id) ? named : 'spice')),
  );
}

const viber = `{
      kind: 'viber',
      label: 'Viber',
      icon: 'message-circle',
      to: '+977 1 555 7700',
      url: 'viber://chat?number=%2B{digits}&draft={text}',
      limit: 2000,
    },`;

/** Chooses the packs of some products on the price list. Returns those whose buttons leave them on a phone. */
async function findOverflowingPacks(page: Page): Promise<string[]> {
  for (const more of (await page.locator('[data-step="1"]').all()).slice(0, 12)) await more.click();
  const faults: string[] = [];
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const names = await page.locator('td [data-step="-1"]:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const cell = button.closest('td')?.getBoundingClientRect();
        // Its circle is 6 px inside, and the green of the pack reaches 4 px beyond the cell.
        const isOut = cell && button.getBoundingClientRect().left + 6 < cell.left - 4;
        return isOut ? button.ariaLabel : [];
      }),
    );
    faults.push(...names.map((name) => `${width} px: ${name}`));
  }
  return faults;
}

/** Finds shelves of the wall that a few products leave short on a desktop. */
async function findShortShelves(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  return page
    .locator('.wall ul')
    .evaluateAll((shelves) =>
      shelves.filter(({ clientWidth }) => clientWidth < innerWidth).map(({ textContent }) => textContent),
    );
}

export const makeBrand: HowTo = {
  titles: ['Make it my brand'],
  follow: (project) => {
    const site = 'src/config/site.ts';
    project.replace(site, /\{\s+kind: 'whatsapp'.*?\n {4}\},/s, viber);
    project.replace(site, "'बास्ना'", "''");
    project.replace(site, "currency: 'NPR'", "currency: 'CHF'");
    project.replace(site, 'step: 1 }', 'step: 0.01 }');
    project.replace(site, 'newsletter: true', 'newsletter: false');
    project.replace(site, "'bikram-sambat'", "'gregory'");
    const holiday = "{ name: 'newYearsDay', from: '2027-01-01', to: '2027-01-02' }";
    project.replace(site, /(?<=holidays: \[).*?(?=\],)/s, holiday);
    project.edit(site, rename);
    const locales = 'src/config/locales.ts';
    project.replace(locales, "['en', 'ne']", "['en']");
    project.replace(
      locales,
      /money: \{ format: 'Rs.*\},$/m,
      "money: { format: 'CHF {amount}', name: 'francs', digits: 'de-CH' },",
    );
    project.write(
      'src/assets/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#1d4e89"/></svg>\n',
    );
    for (const path of project.listFiles('src/assets/cutouts')) project.remove(path);
    project.replace('src/assets/weave.svg', /b3261e/g, '1d4e89');
    project.replace('src/styles/tokens.css', '--chilli: #b3261e', '--chilli: #1d4e89');
    project.replace('src/styles/tokens.css', '--chilli-deep: #8a1a15', '--chilli-deep: #163a66');
    project.write('tests/fixtures/addresses.txt', '');
    project.remove('src/assets/drawings/woven/nepal.svg');
    const remaining = keepTwelve(project);
    forgetOthers(project, remaining);
    const messages = 'src/config/messages/en.json';
    const [example] = remaining.values();
    project.replace(messages, /(?<="placeholder": )"besar.*"/, `"${example}"`);
    project.replace(messages, /(?<="examples": ).*/, `["${example}"],`);
    for (const path of [messages, 'src/config/messages/ne.json'])
      project.replace(path, /(?<="holidays": \{\s+)".*?(?=\s+\})/s, '"newYearsDay": "New Year’s Day"');
    const searches = [...remaining].map(([number, name]) => `- { id: '${name}', first: ['${number}'] }`);
    project.write('src/content/searches.yaml', `${searches.join('\n')}\n`);
    const texts = [messages, 'src/config/messages/fields.ts'];
    for (const path of [...project.listFiles('src/content'), ...texts])
      if (
        /(?<!\/ne)\.(json|yaml|md|ts)$/.test(path) &&
        !path.includes('/ne/') &&
        rename(project.read(path)) !== project.read(path)
      )
        project.edit(path, rename);
    project.run('src/lib/cut-fonts.ts');
  },
  verify: async (project) => {
    expect(project.find(/basna|balaju|ramesh shrestha|555 01|b3261e/i)).toEqual([]);
    const texts = /\.(html|json|csv|txt|xml|svg)$/;
    expect(project.find(/\bRs\.|rupees|WhatsApp|\xe0[\xa4\xa5]/, texts)).toEqual([]);
    expect(project.built('index.html')).toContain('Ilāmé');
    expect(project.built('dealers/index.html')).not.toContain('<text');
    expect(project.built('index.html')).not.toMatch(/hreflang|newsletter-heading/);
    expect(project.find(/"priceCurrency":"CHF"/, /\.html$/)).toHaveLength(12);
    expect(project.built('faq/index.html')).toMatch(/New Year’s Day<.*January 1, 2027/s);
    expect(project.find(/\d BS\b/, texts)).toEqual([]);
    expect(project.built('index.html')).toContain('viber://chat?number=%2B97715557700');
    const pages = (['home', 'products', 'priceList', 'order', 'contact'] as const).map((page) =>
      pathOf(page),
    );
    expect(await browse(project, pages, (page) => findAxeFaults(page))).toEqual([]);
    expect(await browse(project, [pathOf('priceList')], findOverflowingPacks)).toEqual([]);
    expect(await browse(project, [pathOf('home')], findShortShelves)).toEqual([]);
  },
};
