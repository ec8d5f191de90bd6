import { planHosting } from '~/lib/hosting/plan';

/** The plan of a small site in two languages, with a map on each contact page. */
export const plan = planHosting(['/contact/', '/ne/contact/']);

/** All kinds of published paths. */
export const paths = [
  '/',
  '/404.html',
  '/about/',
  '/contact/',
  '/price-list.csv',
  '/products/',
  '/products/box/',
  '/sw.js',
  '/_astro/a.BcD1.avif',
  '/social/home.jpg',
  '/ne/',
  '/ne/about/',
  '/ne/contact/',
  '/ne/price-list.csv',
  '/ne/products/',
  '/ne/products/box/',
];
