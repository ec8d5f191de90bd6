import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { productPath } from '~/config/routes';
import { site } from '~/config/site';
import { pick, products } from '../../support/content';
import { type HowTo, readExample } from './project';

const cheap = pick(products, ({ price, discountPrice }) => !discountPrice && /^\d+ \/ /.test(price));
const pathOf = ({ category, slug }: typeof cheap) => `src/content/products/${category}/${slug}`;
const sentence = 'Ask for anything else.';

/** What changes every week, in one copy, and the founder. */
export const changeContent: HowTo = {
  titles: ['Add a product', 'Change a price', 'Add a question', 'Change a text', 'Make it my brand'],
  follow: (project) => {
    const added = 'src/content/products/box/timur-powder';
    project.write(`${added}.yaml`, readExample('Add a product'));
    project.write(`${added}.jpg`, readFileSync(join(project.folder, `${pathOf(cheap)}.jpg`)));
    project.edit(`${pathOf(cheap)}.yaml`, (text) =>
      text.replace(/(?<=^price: ')\d+/m, (price) => String(Number(price) + 1)),
    );
    project.replace('src/config/site.ts', site.pricesFrom, '2026-12-01');
    project.edit('src/content/faq.yaml', (text) => `${text}\n${readExample('Add a question')}`);
    project.edit('src/config/messages/en.json', (text) => text.replace(/\.(?="[,\n])/g, `. ${sentence}`));
    project.replace('src/config/site.ts', site.founder, 'Anita Lama');
  },
  verify: (project) => {
    expect(project.built(`${productPath('box', 'timur-powder').slice(1)}index.html`)).toContain('Timur');
    expect(project.built('price-list/index.html')).toContain('<time datetime="2026-12-01"');
    expect(project.built('faq/index.html')).toContain('id="gift-boxes"');
    expect(project.built('order/index.html')).toContain(sentence);
    expect(project.find(new RegExp(site.founder), /\.html$/)).toEqual([]);
    expect(project.built('team/index.html')).toContain('Anita Lama');
  },
};
