import { dashboardFolder } from './address.ts';
import { locales } from './locales.ts';
import { previewPolicyName } from './preview.ts';
import { pathOf } from './routes.ts';
import { site } from './site.ts';

/** What some pages may load beyond the site's own files; every other page may not. */
export interface Allowance {
  /** Path of the page, or of a folder of pages. */
  path: string;
  /** Sources of frames. */
  frames?: readonly string[];
  /** Sources of pictures. */
  images?: readonly string[];
  /** Names of Trusted Types policies that its scripts may make. */
  trusted?: readonly string[];
}

const mapHost = new URL(site.map.embed).origin;

/** The contact page frames the map; the dashboard shows pictures that only exist in the browser. */
export const allowances: readonly Allowance[] = [
  ...locales.map((locale) => ({ path: pathOf('contact', locale), frames: [mapHost] })),
  { path: dashboardFolder, images: ['data:', 'blob:'], trusted: [previewPolicyName] },
];

/** Pages that frame another site; hosts leave out the header under which that site would not load. */
export const framingPages = allowances.filter(({ frames }) => frames).map(({ path }) => path);
