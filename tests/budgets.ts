import { categories } from '~/config/routes';
import { productsOf } from './support/content';

const KB = 1024;

/** Products of the longest category. 22 fit into the 14 KB of its page, which grows by about half a KB with each more. */
const longest = Math.max(...categories.map(({ slug }) => productsOf(slug).length));

/** What a page may weigh on its way to a visitor, in bytes. A page over its budget fails the build. */
export interface Budget {
  /** The page with all its styles, less its scripts, as hosts send it: brotli. Fits the first round trip of a connection. */
  document: number;
  /** Script that runs before anything is touched, inline and linked: gzip. */
  script: number;
  /** Script that it can ever fetch, React included: gzip. */
  scriptInAll: number;
}

/** The kinds of pages: the catalogue and its categories with the finder, the dashboard, islands, all others. */
export type PageKind = 'catalogue' | 'category' | 'dashboard' | 'island' | 'plain';

export const budgets: Record<PageKind, Budget> = {
  plain: { document: 14 * KB, script: 3_000, scriptInAll: 12 * KB },
  island: { document: 14 * KB, script: 8_000, scriptInAll: 95 * KB },
  catalogue: { document: 24 * KB, script: 3_000, scriptInAll: (8 + 6) * KB },
  category: { document: Math.max(14, (14 / 22) * longest) * KB, script: 3_000, scriptInAll: (8 + 6) * KB },
  dashboard: { document: 14 * KB, script: 95 * KB, scriptInAll: 95 * KB },
};

/** What a page may make a phone fetch, measured in a browser. */
export const phoneBudgets = {
  /** Script that comes without a touch, metrics and worker included, which wait until the page is idle. */
  script: 8 * KB,
  fonts: 50 * KB,
  /** The picture that is the largest thing in the first view. */
  largestPicture: 45 * KB,
  /** Everything that the home page fetches until its first view stands. */
  homeFirstView: 120 * KB,
};

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
  /** Least score for speed; all others are 100. Quiet machines give 100, busy ones sometimes 99: they block longer. */
  performance: number;
  /** How fast the first view is complete, in ms. */
  speedIndex: number;
}

const near: SpeedBudget = { performance: 99, firstPaint: 1.4, largestPaint: 1.25, speedIndex: 1_250 };

/** A page of each of eight types, and the whole catalogue. */
export const speedBudgets: Record<string, SpeedBudget> = {
  '/': near,
  '/about/': near,
  '/products/box/': near,
  '/price-list/': near,
  '/recipe/': near,
  '/faq/': near,
  '/contact/': near,
  '/order/': near,
  // 16 KB compressed, where all others fit the first 14 KB of a new connection: one round trip more, 0.15 s.
  '/products/': { ...near, firstPaint: 1.65 },
};

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
  // A slow phone reads a page in parts and paints between them, and the first card may come in a late one.
  '/products/box/': { ...real, largestPaint: 1.35 },
  '/recipe/': real,
  '/price-list/': real,
  '/order/': real,
};
