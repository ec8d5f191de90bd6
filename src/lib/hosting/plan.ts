import { base, dashboardFolder, hashedFolder, withBase } from '../../config/base.ts';
import { transportSecurity } from '../../config/security.ts';
import { headerPolicy, writePolicy } from '../security/policy.ts';

/** A header with an empty value is not sent. */
export type Header = readonly [name: string, value: string];

/** A former path and the one that replaced it. */
export interface Forward {
  from: string;
  to: string;
}

/** Headers and paths that every host must handle. Each kind of host has a writer for its own format. */
export interface HostingPlan {
  /** Headers of every response, including errors. */
  headers: readonly Header[];
  /** Headers that folders send instead, except with errors. */
  folders: Readonly<Record<string, readonly Header[]>>;
  /** Folder that the site is served from: `/` or `/shop/`. */
  base: string;
  /** Folders of languages, each with its own error page. All other paths share the one at the root. */
  languageFolders: readonly string[];
  /** Answered with status 301. */
  forwards: readonly Forward[];
}

/** Files that the host must not serve. */
export const hiddenFiles = '/(_headers|_redirects|\\.htaccess)$';

/**
 * Features refused to the site and its frames, because they could watch, track or charge a visitor. The list
 * is short, because a page and its headers must fit the first round trip.
 */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Types that hosts compress besides pages. */
export const textTypes =
  'text/css text/csv text/javascript text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml';

/** @param framing folders of pages that frame another site */
export function planHosting(
  framing: readonly string[],
  languageFolders: readonly string[] = [],
  forwards: readonly Forward[] = [],
): HostingPlan {
  // Search engines and chats show the site's pictures.
  const shared: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];
  return {
    headers: [
      ['Content-Security-Policy', writePolicy(headerPolicy)],
      ['Strict-Transport-Security', transportSecurity],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Embedder-Policy', 'require-corp'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Cache-Control', 'no-cache'],
    ],
    folders: {
      // Files in this folder never change. All others are revalidated before each use.
      [hashedFolder]: [shared, ['Cache-Control', 'public, max-age=31536000, immutable']],
      [withBase('/social/')]: [shared],
      // The dashboard's pages contain this themselves, but its lists cannot.
      [dashboardFolder]: [['X-Robots-Tag', 'noindex']],
      // With this header a page could not load the frame of another site.
      ...Object.fromEntries(framing.map((folder) => [folder, [['Cross-Origin-Embedder-Policy', '']]])),
    },
    base,
    languageFolders,
    forwards,
  };
}

/** Returns the error page of a missing path. */
export function errorPageOf({ base, languageFolders }: HostingPlan, path: string): string {
  return `${languageFolders.find((folder) => path.startsWith(folder)) ?? base}404.html`;
}

/** Returns the headers of a path. All hosts are tested against it. */
export function headersOf({ headers, folders }: HostingPlan, path: string, status = 200): Header[] {
  const folder = Object.keys(folders).find((start) => status < 400 && path.startsWith(start));
  return [...new Map([...headers, ...(folders[folder ?? ''] ?? [])])].filter(([, value]) => value);
}
