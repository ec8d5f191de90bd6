import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categories, categoryPath, type PageId, pathOf, paths } from '~/config/routes';
import { findSources } from '~/config/sources';
import { findLastChange, listPictures } from '~/lib/seo/sitemap';

const addresses = [
  ...(Object.keys(paths) as PageId[]).map((id) => pathOf(id)),
  ...categories.map(({ slug }) => categoryPath(slug)),
];

describe('what a page is made of', () => {
  test.each(addresses)('%s is made of content that is there', (path) => {
    const files = findSources(path)?.files ?? ['none'];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('every content file belongs to a page', () => {
    const used = addresses.flatMap((path) => findSources(path)?.files ?? []);
    const unused = globSync('src/content/**/*.{yaml,md}')
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !used.some((source) => file === source || file.startsWith(`${source}/`)));
    expect(unused).toEqual(['src/content/pages/en.yaml']);
  });

  test('an address without a route is made of nothing known', () => {
    expect(findSources('/nothing/')).toBeUndefined();
  });
});

test('a page changed when the newest of its parts did', () => {
  const older = new Date('2024-01-01');
  const newer = new Date('2025-01-01');
  const sources = { row: 'faq', locale: 'en', files: ['a'] };
  const change = (row?: Date, files?: Date) =>
    findLastChange(sources, { ofRow: () => row, ofFiles: () => files });
  expect(change(older, newer)).toEqual(newer);
  expect(change(newer, undefined)).toEqual(newer);
  expect(change(undefined, undefined)).toBeUndefined();
});

test('pictures are those of the main part, each once', () => {
  const html =
    '<header><img src="/logo.png"></header><main><div><img src="/a.jpg"><img src="/b.jpg"><img src="/a.jpg">' +
    '<img src="data:image/png;base64,AA"></div></main><footer><img src="/foot.png"></footer>';
  expect(listPictures(html)).toEqual(['/a.jpg', '/b.jpg']);
});
