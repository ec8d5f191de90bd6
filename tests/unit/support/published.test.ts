import { describe, expect, test } from 'vitest';
import { addressOf } from '~/config/address';
import { describeNew, describeVanished, listAddresses } from '../../support/published';

const products = [
  { id: 1, category: 'box' as const, slug: 'meat-spice' },
  { id: 2, category: 'box' as const, slug: 'fish-powder', was: ['fisch'] },
];
const addressesOf = (slug: string) => ['', 'qr.svg'].map((name) => `/products/box/${slug}/${name}`);
const [meat, fish, former] = ['meat-spice', 'fish-powder', 'fish-spice'].map(addressesOf) as [
  string[],
  string[],
  string[],
];

test('lists pages, feeds, tables and codes, but no files of pages and no dashboard', () => {
  const listed = ['/', '/catalogue.json', '/ne/feed.xml', '/ne/llms.txt', '/ne/price-list.csv', ...meat];
  const others = ['/404.html', '/_astro/a.js', '/cms/', '/favicon.svg', '/social/home.jpg', '/sw.js'];
  const files = [...others, ...listed].map((path) => addressOf(path.replace(/\/$/, '/index.html')));
  expect(listAddresses({ files: new Set(files) })).toEqual(listed.toSorted());
});

describe('a build', () => {
  test('with all published addresses and new ones has no fault', () => {
    expect(describeVanished(meat, [...meat, ...fish], products)).toBe('');
    expect(describeNew(meat, [...meat, ...fish])).toContain(fish.join('\n  '));
    expect(describeNew(meat, meat)).toBe('');
  });

  test('with a renamed product names the row, the whole line and the new addresses', () => {
    const fault = describeVanished([...meat, ...former], [...meat, ...fish], products);
    expect(fault).toContain("row '2' of src/content/products/box.yaml");
    expect(fault).toContain('was: [fisch, fish-spice]');
    for (const path of fish) expect(fault.split('New addresses')[1]).toContain(path);
    for (const path of former) expect(fault.split('New addresses')[0]).toContain(path);
    expect(fault).not.toContain(`${meat[0]}\n`);
  });

  test('without a product or page names the lines to delete', () => {
    const fault = describeVanished([...meat, ...former, '/visit/'], meat, products);
    expect(fault).not.toContain('was:');
    for (const path of [...former, '/visit/'])
      expect(fault.split('delete from tests/fixtures/addresses.txt').slice(1).join()).toContain(path);
  });
});
