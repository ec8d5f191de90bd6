import { makePlan } from '~/lib/hosting/plan';

/** The plan of a small site with a map on its contact page. */
export const plan = makePlan(['/contact/'], ['/about/', '/contact/', '/products/']);

/** One address of each kind. */
export const paths = [
  '/',
  '/about/',
  '/contact/',
  '/products/box/',
  '/_astro/a.BcD1.avif',
  '/social/home.jpg',
];
