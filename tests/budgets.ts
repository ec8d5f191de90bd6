import { dashboardFolder } from '~/config/base';
import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { products } from './support/content';

const KB = 1024;

/** Size limits of a page in bytes, compressed. Tests fail if a page exceeds one. */
export interface Budget {
  /** The page with all its styles and inline scripts, as hosts send it: brotli. */
  document: number;
  /** Its styles as they are, not compressed. */
  styles: number;
  /** Script that it can ever fetch, React included: gzip. `phoneBudgets` limits what comes without a touch. */
  script: number;
}

/** The kinds of pages. Catalogue, categories and price list contain all products and a search. */
type PageKind = 'catalogue' | 'dashboard' | 'page';

/** Somewhat more than the heaviest page of each kind weighs, so that texts may grow. */
const budgets: Record<PageKind, Budget> = {
  page: { document: 26 * KB, styles: 37 * KB, script: 113 * KB },
  catalogue: { document: 27 * KB, styles: 36 * KB, script: 117 * KB },
  // 73 KB of its script come at the start, and React. The export comes late, with the schemas of the content.
  dashboard: { document: 28 * KB, styles: 38 * KB, script: 188 * KB },
};

function kindOf(address: string): PageKind {
  if (address.startsWith(dashboardFolder)) return 'dashboard';
  const isCatalogue = locales.some((locale) =>
    [pathOf('products', locale), pathOf('priceList', locale)].some((path) => address.startsWith(path)),
  );
  return isCatalogue ? 'catalogue' : 'page';
}

export const budgetOf = (address: string): Budget => budgets[kindOf(address)];

/** Limits of what a phone fetches, measured in a browser. */
export const phoneBudgets = {
  /** Script that comes without a touch, metrics and worker included, which wait until the page is idle. */
  script: 14 * KB,
  /** The picture that is the largest thing in the first view. */
  largestPicture: 45 * KB,
  /** The still in the banner of an inner page. */
  banner: 20 * KB,
  /** The first visit of the home page without scrolling, all files included. */
  home: { requests: 28, bytes: 140 * KB },
};

/** Limits of all that a phone fetches on its first visit until the network is quiet, headers and worker included. */
export const firstVisits = {
  [pathOf('home')]: { requests: 30, bytes: 150 * KB },
  [pathOf('products')]: { requests: 40, bytes: 210 * KB },
  [pathOf('priceList')]: { requests: 40, bytes: 190 * KB },
};

/** Limits of parts that pages load on use, compressed with brotli. */
export const partBudgets = {
  /** Script that reads pasted lists, spreadsheets and orders, with papaparse. It comes once one is pasted: gzip. */
  paste: 26 * KB,
  /** The suggestions of a language and their script, besides React. */
  suggestions: 20 * KB,
  finderScript: 5 * KB,
  /** They grow with the catalogue, and by the names of uses in each further language. */
  finderRecords: 360 + 29 * products.length + 128 * Math.max(0, locales.length - 2),
};

/** Largest layout shift of a page, a tenth of the recommended limit. */
export const largestShift = 0.01;
