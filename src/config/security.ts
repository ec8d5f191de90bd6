import { locales } from './locales.ts';
import { pathOf } from './routes.ts';
import { site } from './site.ts';

/** What some pages may load beyond the site's own files; every other page may not. */
export interface Grant {
  /** Path of the page, or of a folder of pages where it ends in `*`. */
  path: string;
  /** Content-security-policy directive and what it allows. */
  directive: 'frame-src' | 'img-src';
  sources: readonly string[];
}

const mapHost = new URL(site.map.embed).origin;

/** The map frame stands on the contact page alone; the dashboard shows pictures that live in the browser. */
export const grants: readonly Grant[] = [
  ...locales.map((locale) => ({
    path: pathOf('contact', locale),
    directive: 'frame-src' as const,
    sources: [mapHost],
  })),
  { path: '/cms/*', directive: 'img-src', sources: ['data:', 'blob:'] },
];

/** Pages that frame another site; hosts leave out the header under which that site would not load. */
export const framing = grants.filter(({ directive }) => directive === 'frame-src').map(({ path }) => path);
