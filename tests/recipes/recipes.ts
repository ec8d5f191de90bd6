import { expect } from 'vitest';
import type { Recipe } from './project';

const editor = `import { defineEditor } from '../editing/define';
import { text } from '../fields/text';

interface Supplier {
  name: string;
  village: string;
}

export const suppliers = defineEditor<Supplier>({
  id: 'suppliers',
  menu: 'Suppliers',
  motif: 'cumin',
  keptIn: 'storage',
  key: 'suppliers',
  name: { one: 'Supplier', many: 'Suppliers' },
  fields: { name: text('Name'), village: text('Village') },
  emptyText: 'No suppliers yet.',
  layout: 'rows',
});
`;

/**
 * The recipes, each in a group of such as do not touch each other: a group is followed in one copy, so that lint, types,
 * unit, build and dist run three times instead of nine. The brand is alone: nothing of the old one may be left anywhere.
 */
export const groups: readonly Recipe[][] = [
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
`,
        );
      },
      look: (project) => {
        for (const file of ['products/index.html', 'products/box/index.html', 'price-list/index.html'])
          expect(project.built(file)).toContain('Long Pepper Powder');
        for (const file of ['price-list.csv', 'catalogue.json', 'llms.txt', 'sitemap-0.xml'])
          expect(project.built(file)).toMatch(/Long Pepper Powder|23-long-pepper/);
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
      look: (project) => {
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
      title: 'Change a text',
      follow: (project) => {
        project.replace('src/content/pages/en.yaml', 'heading: About us', 'heading: Who we are');
        project.replace('src/config/messages/en/chrome.ts', "'Read More'", "'Read on'");
      },
      look: (project) => {
        expect(project.built('about/index.html')).toContain('Who we are');
        expect(project.built('blog/index.html')).toContain('Read on');
        expect(project.find(/Read More/).filter((path) => path.endsWith('.html'))).toEqual([]);
      },
    },
    {
      title: 'Add a page',
      follow: (project) => {
        const path = 'src/config/routes.ts';
        project.replace(path, "team: '/team/',", "team: '/team/',\n  visit: '/visit/',");
        project.replace(path, "'team', 'media',", "'team', 'visit', 'media',");
        project.append(
          'src/content/pages/en.yaml',
          `
- id: visit
  title: Visit the mill
  description: >-
    When the mill is open to visitors, how to find us, what you can see and smell, and whom to ring before you come.
  menu: Visit
  heading: Visit the mill
  intro: Come on a Saturday morning and bring a nose.
`,
        );
        const team = project.read('src/pages/[...locale]/team.astro');
        project.write(
          'src/pages/[...locale]/visit.astro',
          team.replace("readPage('team'", "readPage('visit'"),
        );
      },
      look: (project) => {
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
      look: (project) => expect(project.built('cms/suppliers/index.html')).toContain('noindex'),
    },
  ],
  [
    {
      title: 'Remove a recipe',
      follow: (project) => project.removeRows('src/content/recipes/en.yaml', (id) => id === 'samosa'),
      look: (project) => expect(project.find(/samosa/)).toEqual([]),
    },
    {
      title: 'Remove a category',
      follow: (project) => {
        const table = project.read('src/content/products/other.yaml');
        const ids = new Set([...table.matchAll(/^- id: (\d+)/gm)].map(([, id]) => id));
        project.remove('src/content/products/other.yaml');
        project.replace('src/config/routes.ts', /\n {2}\{ slug: 'other'[^\n]*/, '');
        project.removeRows('src/content/pages/en.yaml', (id) => id === 'products-other');
        project.removeRows('src/content/top-products/list.yaml', (_, row) =>
          ids.has(/product: '(\d+)'/.exec(row)?.[1]),
        );
        const recipes = 'src/content/recipes/en.yaml';
        const withoutIds = project.read(recipes).replace(/spices: \[(.*)\]/g, (_, list: string) => {
          const kept = list.split(', ').filter((id) => !ids.has(id.replaceAll("'", '')));
          return `spices: [${kept.join(', ')}]`;
        });
        project.write(recipes, withoutIds);
      },
      look: (project) => {
        expect(project.find(/products\/other\//)).toEqual([]);
        expect(project.built('price-list.csv')).not.toContain('Chia Seeds');
      },
    },
    {
      title: 'Switch reading offline off',
      follow: (project) =>
        project.replace('src/config/site.ts', 'export const offline = true', 'export const offline = false'),
      look: (project) => expect(project.built('sw.js')).toContain('unregister'),
    },
  ],
  [
    {
      title: 'Make it my brand',
      follow: (project) => {
        const path = 'src/config/site.ts';
        const settings = project
          .read(path)
          .replaceAll('basna', 'mehek')
          .replaceAll('Basna', 'Mehek')
          .replaceAll('बास्ना', 'महक')
          .replaceAll('Balaju Industrial District', 'Patan Industrial Estate')
          .replaceAll('Ramesh Shrestha', 'Anita Lama')
          .replaceAll('555 01', '555 77')
          .replaceAll('555010', '555770');
        project.write(path, settings);
        project.write(
          'src/assets/mark.svg',
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#1d4e89"/></svg>\n',
        );
        const weave = 'src/assets/weave.svg';
        project.write(weave, project.read(weave).replaceAll('b3261e', '1d4e89'));
        project.replace('src/styles/tokens.css', '--chilli: #b3261e', '--chilli: #1d4e89');
        project.replace('src/styles/tokens.css', '--chilli-deep: #8a1a15', '--chilli-deep: #163a66');
        for (const name of ['terms', 'privacy'])
          project.write(
            `src/content/legal/en/${name}.md`,
            project
              .read(`src/content/legal/en/${name}.md`)
              .replaceAll('Basna', 'Mehek')
              .replaceAll('basna', 'mehek'),
          );
        for (const name of project.listFiles('src/content/'))
          if (/balaju/i.test(project.read(name)))
            project.write(
              name,
              project.read(name).replaceAll('Balaju', 'Patan').replaceAll('balaju', 'patan'),
            );
      },
      look: (project) => {
        expect(project.find(/basna|बास्ना|balaju|ramesh shrestha|555 01|b3261e/i)).toEqual([]);
        expect(project.built('index.html')).toContain('Mehek');
      },
    },
  ],
];
