import { devanagariLocales, locales } from '~/config/locales';
import { categories } from '~/config/routes';
import { productsOf } from './support/content';

const KB = 1024;

/** What a new connection carries in its first round trip, ten segments, less the headers: one more takes a phone 0.15 s. */
const firstTrip = 10 * 1460 - 680;

/** Products of the longest category. 22 fit into its page's first round trip; each more takes about half a KB. */
const longest = Math.max(...categories.map(({ slug }) => productsOf(slug).length));

/** What a page may weigh on its way to a visitor, in bytes. A page over its budget fails the build. */
export interface Budget {
  /** The page with all its styles and inline scripts, as hosts send it: brotli. */
  document: number;
  /** Script that runs before anything is touched, inline and linked: gzip. */
  script: number;
  /** Script that it can ever fetch, React included: gzip. */
  scriptInAll: number;
}

/** The kinds of pages: the catalogue and its categories with the finder, the dashboard, islands, all others. */
export type PageKind = 'catalogue' | 'category' | 'dashboard' | 'island' | 'plain';

const budgets: Record<PageKind, Budget> = {
  plain: { document: firstTrip, script: 3_000, scriptInAll: 12 * KB },
  island: { document: firstTrip, script: 8_000, scriptInAll: 95 * KB },
  catalogue: { document: 24 * KB, script: 3_000, scriptInAll: (8 + 6) * KB },
  category: { document: firstTrip * Math.max(1, longest / 22), script: 3_000, scriptInAll: (8 + 6) * KB },
  // What is loaded once somebody turns to the site is 15 KB more.
  dashboard: { document: firstTrip, script: 95 * KB, scriptInAll: 110 * KB },
};

/** What a document in another language than the first may weigh more: its letters may take three bytes each. */
const translated = 2 * KB;

export function budgetOf(path: string, kind: PageKind): Budget {
  const { document, ...rest } = budgets[kind];
  const isTranslated = locales.some((locale) => path.startsWith(`/${locale}/`));
  return { ...rest, document: isTranslated ? document + translated : document };
}

/** What a page may make a phone fetch, measured in a browser. */
export const phoneBudgets = {
  /** Script that comes without a touch, metrics and worker included, which wait until the page is idle. */
  script: 8 * KB,
  fonts: 50 * KB,
  devanagariFonts: 60 * KB,
  /** The picture that is the largest thing in the first view. */
  largestPicture: 45 * KB,
  /** Everything that the home page fetches until its first view stands. */
  homeFirstView: 120 * KB,
  /** The still in the banner of an inner page. */
  banner: 20 * KB,
  /** All products on the wall of the home page, with its script and records. */
  wall: 60 * KB,
};

/** What the fonts of a page may weigh. */
export function fontBudgetOf(path: string): number {
  const isDevanagari = devanagariLocales.some((locale) => path.startsWith(`/${locale}/`));
  return isDevanagari ? phoneBudgets.devanagariFonts : phoneBudgets.fonts;
}

export function kindOf(path: string, hasIslands: boolean): PageKind {
  if (path.startsWith('/cms/')) return 'dashboard';
  if (/^(\/\w\w)?\/products\/$/.test(path)) return 'catalogue';
  if (/^(\/\w\w)?\/products\//.test(path)) return 'category';
  return hasIslands ? 'island' : 'plain';
}

/**
 * How much longer than the control page a page may take to its first and its largest paint. The control has one heading,
 * one picture of 60 KB and its styles within, about the limit of what can be.
 */
export interface PaintBudget {
  firstPaint: number;
  largestPaint: number;
}

/** What Lighthouse may find on a page, on its simulated phone. */
export interface SpeedBudget extends PaintBudget {
  /** Least score for speed; all others are 100. Quiet machines give 100, busy ones up to 2 less: they block longer. */
  performance: number;
  /** How fast the first view is complete, in ms. */
  speedIndex: number;
}

const near: SpeedBudget = { performance: 98, firstPaint: 1.3, largestPaint: 1.15, speedIndex: 1_250 };

/** Headings have a font more. */
const nepali: SpeedBudget = { ...near, largestPaint: 1.25 };

/** A page of each of eight types, the whole catalogue, and the home page in Nepali. */
export const speedBudgets: Record<string, SpeedBudget> = {
  '/': near,
  '/about/': near,
  '/products/box/': near,
  '/price-list/': near,
  '/recipe/': near,
  '/faq/': near,
  '/contact/': near,
  '/order/': near,
  // 16 KB compressed: one round trip more than all others take, 0.15 s.
  '/products/': { ...near, firstPaint: 1.5 },
  '/ne/': nepali,
};

/** How long an interaction may take until the next frame, in ms, on a processor slowed down as that of a cheap phone. */
export const slowPhone = { slowdown: 4, interaction: 100 };

/** What a phone may meet whose line and processor are slow for real, and the bytes that it may be sent. */
export interface PhoneBudget extends PaintBudget {
  /** Without a touch, the offline worker included. */
  quiet?: number;
  /** Once the page was scrolled to its end. */
  scrolled?: number;
}

const real: PhoneBudget = { firstPaint: 2, largestPaint: 1.15 };

export const realSpeedBudgets: Record<string, PhoneBudget> = {
  '/': { ...real, quiet: 130 * KB },
  '/products/': { ...real, scrolled: 450 * KB },
  '/products/box/': real,
  '/recipe/': real,
  '/price-list/': real,
  '/order/': real,
};
