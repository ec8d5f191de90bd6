import { expect } from 'vitest';
import { locales } from '~/config/locales';
import type { HowTo } from './project';

export const removeCategory: HowTo = {
  titles: ['Remove a category'],
  follow: (project) => {
    const ids = new Set<string>();
    for (const path of project.listFiles('src/content/products/other')) {
      if (path.endsWith('.yaml')) ids.add(/^number: (\d+)$/m.exec(project.read(path))?.[1] ?? '');
      project.remove(path);
    }
    project.remove('src/assets/categories/other.jpg');
    project.remove('src/assets/banners/products-other.jpg');
    project.replace('src/config/routes.ts', /\n {2}\{ slug: 'other'[^\n]*/, '');
    project.replace('tests/fixtures/addresses.txt', /^.*\/products\/other\/.*\n/gm, '');
    project.removeRows('src/content/top-products.yaml', (id) => ids.has(id));
    project.removeRows('src/content/unsold.yaml', (_, row) => row.includes('category: other'));
    project.filterSpices('src/content/recipes.yaml', (id) => !ids.has(id));
    for (const locale of locales)
      project.replace(`src/content/pages/${locale}.yaml`, /^products-other:\n(?: .*\n|\n)*/m, '');
  },
  verify: (project) => {
    expect(project.find(/products\/other\//)).toEqual([]);
    expect(project.built('price-list.csv')).not.toContain('Chia Seeds');
  },
};
