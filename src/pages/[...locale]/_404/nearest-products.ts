/** Suggests the products whose slugs are nearest to that of `/products/<category>/<unknown>/`. */
import { slugOf } from '~/domain/content/id';
import { findNearest } from '~/domain/search/nearest';
import { meantPath, queryFromPath } from '~/domain/search/unknown-path';

const near = document.querySelector<HTMLElement>('[data-near]');
const products = document.querySelector<HTMLTemplateElement>('[data-products]');
const typed = /\/products\/[^/]+\/[^/]+\/?$/.test(meantPath(location.pathname))
  ? slugOf(queryFromPath(location.pathname))
  : '';

if (near && products && typed) {
  const items = [...products.content.children];
  // Without a base URL, the link in a template has no `pathname`.
  const readSlug = (item: Element) => item.querySelector('a')?.getAttribute('href')?.split('/').at(-2) ?? '';
  near.querySelector('ul')?.append(...findNearest(typed, items, readSlug));
  near.hidden = false;
}
