import { expect } from 'vitest';
import { locales } from '~/config/locales';
import type { HowTo } from './project';

export const removeCategory: HowTo = {
  title: 'Remove a category',
  follow: (project) => {
    const table = project.read('src/content/products/other.yaml');
    const ids = new Set([...table.matchAll(/^- id: (\d+)/gm)].map(([, id]) => id));
    project.remove('src/content/products/other.yaml');
    project.remove('src/assets/categories/other.jpg');
    project.remove('src/assets/banners/products-other.jpg');
    project.replace('src/config/routes.ts', /\n {2}\{ slug: 'other'[^\n]*/, '');
    project.replace('tests/fixtures/addresses.txt', /^.*\/products\/other\/.*\n/gm, '');
    project.removeRows('src/content/top-products/list.yaml', (_, row) =>
      ids.has(/product: '(\d+)'/.exec(row)?.[1]),
    );
    project.removeRows('src/content/unsold/list.yaml', (_, row) => row.includes('category: other'));
    for (const locale of locales) {
      project.removeRows(`src/content/pages/${locale}.yaml`, (id) => id === 'products-other');
      project.removeRows(`src/content/product-texts/${locale}.yaml`, (id) => ids.has(id));
      project.filterSpices(`src/content/recipes/${locale}.yaml`, (id) => !ids.has(id));
    }
  },
  verify: (project) => {
    expect(project.find(/products\/other\//)).toEqual([]);
    expect(project.built('price-list.csv')).not.toContain('Chia Seeds');
  },
};
