import { dashboardFolder } from '~/config/address';
import { devanagariLocales, locales } from '~/config/locales';
import { localised, pathOf } from '~/config/routes';

const KB = 1024;

/** Size limits of a page in bytes, compressed. Tests fail if a page exceeds one. */
export interface Budget {
  /** The page with all its styles and inline scripts, as hosts send it: brotli. */
  document: number;
  /** Script that runs before anything is touched, inline and linked: gzip. */
  script: number;
  /** Script that it can ever fetch, React included: gzip. */
  scriptInAll: number;
}

/** The kinds of pages. The catalogue and its categories have the finder. */
export type PageKind = 'catalogue' | 'dashboard' | 'page';

/** A quarter more than the heaviest page of each kind weighed, so that texts may grow. */
const budgets: Record<PageKind, Budget> = {
  page: { document: 26 * KB, script: 9 * KB, scriptInAll: 112 * KB },
  catalogue: { document: 26 * KB, script: 9 * KB, scriptInAll: 117 * KB },
  dashboard: { document: 22 * KB, script: 9 * KB, scriptInAll: 150 * KB },
};

export function kindOf(address: string): PageKind {
  if (address.startsWith(dashboardFolder)) return 'dashboard';
  const isCatalogue = locales.some((locale) => address.startsWith(pathOf('products', locale)));
  return isCatalogue ? 'catalogue' : 'page';
}

export const budgetOf = (address: string): Budget => budgets[kindOf(address)];

/** Limits of the bytes that a phone fetches, measured in a browser. */
export const phoneBudgets = {
  /** Script that comes without a touch, metrics and worker included, which wait until the page is idle. */
  script: 13 * KB,
  fonts: 50 * KB,
  devanagariFonts: 60 * KB,
  /** The picture that is the largest thing in the first view. */
  largestPicture: 45 * KB,
  /** Everything that the home page fetches until its first view stands. */
  homeFirstView: 150 * KB,
  /** The still in the banner of an inner page. */
  banner: 20 * KB,
  /** All products on the wall of the home page, with its script and records. */
  wall: 60 * KB,
};

/** Size limit of a page's fonts. */
export function fontBudgetOf(path: string): number {
  const isDevanagari = devanagariLocales.some((locale) => path.startsWith(localised('/', locale)));
  return isDevanagari ? phoneBudgets.devanagariFonts : phoneBudgets.fonts;
}

/** Least score of a page for speed, the median of five visits of Lighthouse; all other scores are 100. */
export const leastSpeedScore = 98;

/** Largest layout shift of a page on the slow phone and in Lighthouse, a tenth of the recommended limit. */
export const largestShift = 0.01;

/** Lighthouse visits a page of each of ten types, the whole catalogue, and the home page in Nepali. */
export const judgedPages = [
  '/',
  '/about/',
  '/products/',
  '/products/box/',
  '/products/box/mo-mo-spice/',
  '/price-list/',
  '/where-to-buy/',
  '/recipe/',
  '/faq/',
  '/contact/',
  '/order/',
  ...devanagariLocales.map((locale) => localised('/', locale)),
];

/**
 * The slow phone. `slowdown`: how many times its processor is slower than that of a fast machine. `controlPaint`: it
 * paints the control page first within so many ms, on its slow line; a machine that is later is slowed down less.
 * `controlPaintHeadless`: the same limit for Lighthouse, whose browser without a window paints sooner. The build server
 * needs 460 to 505 ms while it is quiet. Pages are blocked about twice as long while it needs more than 520 ms.
 * `interaction`: how long it may take from a touch to the next frame, in ms. `firstSuggestions` and `laterSuggestions`: from
 * a key to the painted list, with all downloads and without.
 */
export const slowPhone = {
  slowdown: 4,
  controlPaint: 690,
  controlPaintHeadless: 520,
  interaction: 100,
  firstSuggestions: 1_500,
  laterSuggestions: 50,
};

/**
 * How many times longer than the control page of the same run a page may take to its first and its largest paint. The
 * control has one heading, one picture of 60 KB and its styles within, about the limit of what can be.
 */
export interface PaintBudget {
  firstPaint: number;
  largestPaint: number;
  /** How many ms longer than the control page its main thread may be blocked. */
  blocked?: number;
}

/** Limits of the slow phone: paint times as factors of the control page, and bytes. */
export interface PhoneBudget extends PaintBudget {
  /** Without a touch, the offline worker included. A quarter more than weighed. */
  quiet?: number;
  /** Once the page was scrolled to its end. A quarter more than weighed. */
  scrolled?: number;
}

const real: PhoneBudget = { firstPaint: 2, largestPaint: 1.15 };

export const realSpeedBudgets: Record<string, PhoneBudget> = {
  // The header with its menu is parsed before the hero.
  '/': { ...real, largestPaint: 1.25, blocked: 60, quiet: 255 * KB },
  '/products/': { ...real, blocked: 60, scrolled: 555 * KB },
  '/products/box/': real,
  '/products/box/mo-mo-spice/': real,
  '/recipe/': real,
  '/price-list/': real,
  '/where-to-buy/': real,
  '/order/': real,
};
