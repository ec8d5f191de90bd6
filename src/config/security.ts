import { dashboardFolder } from './base.ts';
import { locales } from './locales.ts';
import { pathOf } from './routes.ts';
import { site } from './site.ts';

/** Sources that some pages may load besides the site's own files. */
export interface Allowance {
  /** Path of a page or a folder of pages. */
  path: string;
  frames?: readonly string[];
  images?: readonly string[];
}

// The report of faults names a wrong URL.
const mapHost = URL.canParse(site.map.embed) ? new URL(site.map.embed).origin : '';

/** The contact page frames the map, the dashboard its previews. Both of these show pictures that only the browser has. */
export const allowances: readonly Allowance[] = [
  ...locales.map((locale) => ({ path: pathOf('contact', locale), frames: [mapHost] })),
  { path: dashboardFolder, frames: ["'self'"], images: ['data:', 'blob:'] },
];
