import { expect, it } from 'vitest';
import { findAll, isIndexable, type ParsedPage, readCanonical, readMeta } from '../support/html';
import { type Check, checkPages, listFalse, readSite } from '../support/site';

const { origin, pages } = readSite();

const needed =
  'og:type og:site_name og:locale og:title og:description og:url og:image og:image:width og:image:height og:image:alt twitter:card';

/** `/recipes/` is a second address of `/recipe/`. */
const canonicalOf = (path: string) => origin + path.replace(/\/recipes\/$/, '/recipe/');
const titleOf = (page: ParsedPage) => findAll(page, 'title')[0]?.text.trim() ?? '';

const findHeadFaults: Check = (page, path) => {
  const canonical = readCanonical(page);
  const isIndexed = isIndexable(page);
  const meta = (name: string) => readMeta(page, name).join(' and ');
  const shared = {
    canonical: canonical === canonicalOf(path),
    ...Object.fromEntries(
      needed.split(' ').map((name) => [name, readMeta(page, name).filter(Boolean).length === 1]),
    ),
    'og:url': meta('og:url') === canonical,
    'og:title': meta('og:title') === titleOf(page),
    'og:description': meta('og:description') === meta('description'),
    'og:image': meta('og:image').startsWith(origin),
  };
  return listFalse({
    title: /^.{1,75}$/su.test(titleOf(page)),
    description: /^.{50,160}$/su.test(meta('description')),
    viewport: readMeta(page, 'viewport').length === 1,
    icon: findAll(page, 'link', 'rel', 'icon').length > 0,
    ...(isIndexed ? shared : { 'no canonical': canonical === undefined }),
  });
};

it('pages have complete metadata for search engines and social networks', () => {
  expect(checkPages(findHeadFaults)).toEqual([]);
});

it('pages have titles and descriptions of their own', () => {
  const indexed = [...pages].filter(
    ([path, page]) => isIndexable(page) && readCanonical(page) === origin + path,
  );
  const findShared = (read: (page: ParsedPage) => string) =>
    [...Map.groupBy(indexed, ([, page]) => read(page))]
      .filter(([, sharing]) => sharing.length > 1)
      .map(([value, sharing]) => `${sharing.map(([path]) => path).join(', ')}: ${value}`);
  expect(indexed.length).toBeGreaterThan(10);
  expect(findShared(titleOf)).toEqual([]);
  expect(findShared((page) => readMeta(page, 'description').join())).toEqual([]);
});
