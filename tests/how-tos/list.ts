import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { locales } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { product } from '~/config/messages/en/product';
import { interpolate } from '~/config/messages/interpolate';
import { formatSum } from '~/domain/price';
import { makeContentFile } from '~/lib/content-file/site';
import { makeBrand } from './brand';
import { addLanguage } from './language';
import type { HowTo } from './project';
import { editor, longPepper, shop, visit } from './texts';

const addresses = 'tests/fixtures/addresses.txt';

/**
 * How-tos in groups. One copy of the project follows a whole group, so that fewer copies run all stages.
 * How-tos of a group do not affect each other. The brand is alone, because no trace of the old one may
 * remain.
 */
export const groups: readonly HowTo[][] = [
  [
    {
      title: 'Add a product',
      follow: (project) => {
        project.copy(
          'src/assets/products/22-white-pepper-powder.jpg',
          'src/assets/products/23-long-pepper.jpg',
        );
        project.append(
          'src/content/products/box.yaml',
          `
- id: 23
  name: Long Pepper Powder
  nepali: पिप्ला
  romanised: [pipla]
  size: '25 / 50g'
  price: '95 / 185'
  rating: '4'
  image: ../../assets/products/23-long-pepper.jpg
  uses: [meat]
  vegetarian: true
  look: { ground: '#3a2a22', ink: paper, second: '#f2b233', motif: pepper }
`,
        );
        for (const [locale, text] of Object.entries(longPepper))
          project.append(`src/content/product-texts/${locale}.yaml`, text);
      },
      verify: (project) => {
        for (const file of ['products/index.html', 'products/box/index.html', 'price-list/index.html'])
          expect(project.built(file)).toContain('Long Pepper Powder');
        for (const file of ['price-list.csv', 'catalogue.json', 'llms.txt'])
          expect(project.built(file)).toContain('Long Pepper Powder');
        const page = project.built('products/box/long-pepper-powder/index.html');
        for (const words of [
          'Warm and slow',
          '--ground:#3a2a22',
          'social/product-23.jpg',
          'long-pepper-powder/qr.svg',
        ])
          expect(page).toContain(words);
        expect(project.built('ne/products/box/long-pepper-powder/index.html')).toContain('न्यानो');
        for (const file of [
          'products/box/long-pepper-powder/qr.svg',
          'feed.xml',
          'price-list/cards/index.html',
        ])
          expect(project.built(file).length).toBeGreaterThan(500);
        const [, picture] =
          /id="product-23".*?<img[^>]* src="([^"]+)"/s.exec(project.built('products/box/index.html')) ?? [];
        expect(project.built('sitemap-0.xml')).toContain(picture);
      },
    },
    {
      title: 'Rename a product',
      follow: (project) =>
        project.replace(
          'src/content/products/whole.yaml',
          'name: Whole Carom Seeds\n',
          'name: Carom Seeds\n  was: [whole-carom-seeds]\n',
        ),
      verify: (project) => {
        for (const folder of ['', 'ne/']) {
          const page = `/${folder}products/whole/carom-seeds/`;
          expect(project.built(`${page}index.html`)).toContain('product-page');
          const former = `/${folder}products/whole/whole-carom-seeds/`;
          expect(project.built(`${former}index.html`)).toContain(`url=${page}`);
          expect(project.built('_redirects')).toContain(`${former} ${page} 301`);
        }
        expect(project.built('products/whole/whole-carom-seeds/qr.svg')).toBe(
          project.built('products/whole/carom-seeds/qr.svg'),
        );
      },
    },
    {
      title: 'Lower a price for a while',
      follow: (project) =>
        project.replace(
          'src/content/products/other.yaml',
          "price: '120'",
          "price: '120'\n  discountPrice: '99'",
        ),
      verify: (project) => {
        for (const file of [
          'products/other/index.html',
          'price-list/index.html',
          'price-list.csv',
          'catalogue.json',
        ])
          expect(project.built(file)).toContain('99');
        expect(project.built('products/other/index.html')).toMatch(
          /<(s|del)\b[^>]*>(?:<[^>]+>|[^<])*Rs\.120/,
        );
      },
    },
    {
      title: 'Sell in cartons',
      follow: (project) =>
        project.replace('src/content/products/other.yaml', "price: '250'", "price: '250'\n  cartons: '36'"),
      verify: (project) => {
        for (const [folder, { carton }] of [
          ['', messagesOf('en').priceList],
          ['ne/', messagesOf('ne').priceList],
        ] as const) {
          const words = interpolate(carton, { count: 36, sum: formatSum(250 * 36, folder ? 'ne' : 'en') });
          const text = project.built(`${folder}price-list/index.html`).replace(/<[^>]+>/g, '');
          expect(text).toContain(words);
        }
        expect(project.built('catalogue.json')).toContain('"carton":36');
        for (const file of ['price-list.csv', 'cms/site/products.json'])
          expect(project.built(file)).toContain('36');
      },
    },
    {
      title: 'Mark a product as sold out',
      follow: (project) =>
        project.replace('src/content/products/box.yaml', '- id: 1\n', '- id: 1\n  soldOut: true\n'),
      verify: (project) => {
        const words = { '': product, 'ne/': messagesOf('ne').product };
        for (const [folder, { fields, ask }] of Object.entries(words)) {
          const card = /<article[^>]*id="product-1".*?<\/article>/s.exec(
            project.built(`${folder}products/box/index.html`),
          );
          const row = /<tr[^>]*data-sold-out.*?<\/tr>/s.exec(project.built(`${folder}price-list/index.html`));
          const sheet = /<section[^>]*class="sheet.*?<\/section>/s.exec(
            project.built(`${folder}products/box/meat-spice/index.html`),
          );
          for (const part of [card?.[0], row?.[0], sheet?.[0]]) {
            expect(part).toContain(fields.soldOut);
            expect(part).toContain(ask);
            expect(part).not.toMatch(/data-pack=|\/order\//);
          }
          expect(project.built(`${folder}price-list.csv`)).toContain(fields.soldOut);
        }
        expect(project.built('products/box/meat-spice/index.html')).toContain('OutOfStock');
        for (const file of ['catalogue.json', 'cms/site/products.json'])
          expect(project.built(file)).toContain('"soldOut":true');
      },
    },
    {
      title: 'Apply what the office exports',
      follow: (project) => {
        const file = makeContentFile(project.folder, '2026-11-22');
        const { faq, products, recipes, testimonials } = file.sections;
        const [question] = faq ?? [];
        const like = products?.at(-1);
        if (!question || !like) throw new Error('the content has no questions or products');
        question.texts.en.question = 'How long will they keep?';
        const { id: _, ...fields } = like;
        const photo = readFileSync('src/assets/products/22-white-pepper-powder.jpg');
        file.pictures['timur.jpg'] = { type: 'image/jpeg', data: photo.toString('base64') };
        const packs = { size: '25 / 50 / 100g', price: '60 / 110 / 200' };
        products?.push({ ...fields, name: 'Timur Powder', nepali: 'टिमुर', ...packs, image: 'timur.jpg' });
        recipes?.push(...recipes.splice(0, 1));
        testimonials?.pop();
        project.applyContent(file);
      },
      verify: (project) => {
        expect(project.built('faq/index.html')).toContain('How long will they keep?');
        for (const file of [
          'products/other/index.html',
          'products/index.html',
          'price-list/index.html',
          'price-list.csv',
          'catalogue.json',
          'cms/site/products.json',
        ])
          expect(project.built(file)).toContain('Timur Powder');
        // An unedited list stays unchanged.
        expect(project.read('src/content/media/en.yaml')).toBe(
          readFileSync('src/content/media/en.yaml', 'utf8'),
        );
      },
    },
    {
      title: 'Add a field to products',
      follow: (project) => {
        project.replace(
          'src/lib/content/product-shapes.ts',
          '  soldOut:',
          '  organic: z.boolean().optional(),\n  soldOut:',
        );
        for (const [locale, label] of [
          ['en', 'Grown organically'],
          ['ne', 'प्राङ्गारिक'],
        ] as const)
          project.replace(
            `src/config/messages/${locale}/product.ts`,
            'fields: {\n',
            `fields: {\n    organic: '${label}',\n`,
          );
        project.replace('src/content/products/box.yaml', '- id: 2\n', '- id: 2\n  organic: true\n');
      },
      verify: (project) => {
        for (const file of ['price-list.csv', 'cms/products/index.html'])
          expect(project.built(file)).toContain('Grown organically');
        expect(project.built('ne/price-list.csv')).toContain('प्राङ्गारिक');
        for (const file of ['catalogue.json', 'cms/site/products.json', 'cms/site/content.schema.json'])
          expect(project.built(file)).toContain('"organic"');
      },
    },
    {
      title: 'Change a text',
      follow: (project) => {
        project.replace('src/content/pages/en.yaml', 'heading: About us', 'heading: Who we are');
        project.replace('src/config/messages/en/chrome.ts', "'Read More'", "'Read on'");
      },
      verify: (project) => {
        expect(project.built('about/index.html')).toContain('Who we are');
        expect(project.built('blog/index.html')).toContain('Read on');
        expect(project.find(/Read More/).filter((path) => path.endsWith('.html'))).toEqual([]);
      },
    },
    {
      title: 'Add a shop',
      follow: (project) => {
        for (const locale of locales) project.append(`src/content/shops/${locale}.yaml`, shop[locale] ?? '');
        project.replace(
          'src/config/site.ts',
          'marketplaces: []',
          "marketplaces: [{ name: 'Haat', address: 'https://haat.example/basna' }]",
        );
      },
      verify: (project) => {
        const page = project.built('where-to-buy/index.html');
        for (const words of [
          'id="manang"',
          'Chame Kirana',
          'tel:+97715550198',
          '"@type":"LocalBusiness"',
          'Haat',
        ])
          expect(page).toContain(words);
        expect(project.built('ne/where-to-buy/index.html')).toContain('चामे किराना');
        expect(project.built('about/index.html')).toContain('href="https://haat.example/basna"');
      },
    },
    {
      title: 'Add a page',
      follow: (project) => {
        const path = 'src/config/routes.ts';
        project.replace(path, "team: '/team/',", "team: '/team/',\n  visit: '/visit/',");
        project.replace(path, "'team', 'media',", "'team', 'visit', 'media',");
        for (const locale of locales) project.append(`src/content/pages/${locale}.yaml`, visit[locale] ?? '');
        const team = project.read('src/pages/[...locale]/team.astro');
        project.write(
          'src/pages/[...locale]/visit.astro',
          team.replace("readPage('team'", "readPage('visit'"),
        );
      },
      verify: (project) => {
        expect(project.built('visit/index.html')).toContain('Come on a Saturday morning');
        expect(project.built('index.html')).toContain('href="/visit/"');
        expect(project.built('sitemap-0.xml')).toContain('/visit/');
      },
    },
    {
      title: 'Add a dashboard editor',
      follow: (project) => {
        project.write('src/cms/editors/suppliers.ts', editor);
        const list = 'src/cms/editors/index.ts';
        project.replace(
          list,
          "import { team } from './team';",
          "import { suppliers } from './suppliers';\nimport { team } from './team';",
        );
        project.replace(list, '  team,', '  team,\n  suppliers,');
      },
      verify: (project) => expect(project.built('cms/suppliers/index.html')).toContain('noindex'),
    },
  ],
  [
    {
      title: 'Remove a recipe',
      follow: (project) => {
        for (const locale of locales)
          project.removeRows(`src/content/recipes/${locale}.yaml`, (id) => id === 'samosa');
      },
      verify: (project) => expect(project.find(/#samosa|id="samosa"/)).toEqual([]),
    },
    {
      title: 'Remove a category',
      follow: (project) => {
        const table = project.read('src/content/products/other.yaml');
        const ids = new Set([...table.matchAll(/^- id: (\d+)/gm)].map(([, id]) => id));
        project.remove('src/content/products/other.yaml');
        project.replace('src/config/routes.ts', /\n {2}\{ slug: 'other'[^\n]*/, '');
        project.removeLines(addresses, /\/products\/other\//);
        project.removeRows('src/content/top-products/list.yaml', (_, row) =>
          ids.has(/product: '(\d+)'/.exec(row)?.[1]),
        );
        project.removeRows('src/content/unsold/list.yaml', (_, row) => row.includes('category: other'));
        for (const locale of locales) {
          project.removeRows(`src/content/pages/${locale}.yaml`, (id) => id === 'products-other');
          project.removeRows(`src/content/product-texts/${locale}.yaml`, (id) => ids.has(id));
          const recipes = `src/content/recipes/${locale}.yaml`;
          const withoutIds = project.read(recipes).replace(/spices: \[(.*)\]/g, (_, list: string) => {
            const kept = list.split(', ').filter((id) => !ids.has(id.replaceAll("'", '')));
            return `spices: [${kept.join(', ')}]`;
          });
          project.write(recipes, withoutIds);
        }
      },
      verify: (project) => {
        expect(project.find(/products\/other\//)).toEqual([]);
        expect(project.built('price-list.csv')).not.toContain('Chia Seeds');
      },
    },
    {
      title: 'Turn offline reading off',
      follow: (project) =>
        project.replace('src/config/site.ts', 'export const offline = true', 'export const offline = false'),
      verify: (project) => expect(project.built('sw.js')).toContain('unregister'),
    },
  ],
  [
    {
      title: 'Publish one language only',
      follow: (project) => {
        project.replace('src/config/locales.ts', "['en', 'ne']", "['ne']");
        project.removeLines(addresses, /^\/ne\//);
      },
      verify: (project) => {
        expect(project.built('index.html')).toContain('<html lang="ne"');
        expect(project.built('index.html')).not.toContain('hreflang');
        expect(project.built('cms/index.html')).toContain('<html lang="en"');
        expect(project.find(/\/ne\//).filter((path) => path.endsWith('.html'))).toEqual([]);
      },
    },
  ],
  [makeBrand],
  [addLanguage],
];
