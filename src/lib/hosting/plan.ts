import { addressOf, base, dashboardFolder, hashedFolder } from '../../config/address.ts';
import { headerPolicy, writePolicy } from '../security/policy.ts';

export type Header = readonly [name: string, value: string];

/** A header whose value depends on the path. */
export interface PathHeader {
  name: string;
  /** Value for all other paths and for errors. Without it the header is not sent there. */
  value?: string;
  /** Prefixes of the paths that get `instead`. Without `instead` the header is not sent there. */
  except: readonly string[];
  instead?: string;
}

/** A former address and the one that replaced it. */
export interface Forward {
  from: string;
  to: string;
}

/** Headers and paths that every host must handle. Each kind of host has a writer for its own format. */
export interface HostingPlan {
  /** Headers of every response, including errors. */
  always: readonly Header[];
  byPath: readonly PathHeader[];
  /** Folder that the site is served from: `/` or `/shop/`. */
  base: string;
  /** Folders of languages, each with its own error page. All other paths share the one at the root. */
  languageFolders: readonly string[];
  /** Files that the host must not serve. */
  hidden: readonly string[];
  /** Answered with status 301. */
  forwards: readonly Forward[];
}

/**
 * Features refused to the site and its frames, because they could watch, track or charge a visitor. The list
 * is short, because a page and its headers must fit the first round trip.
 */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Types that hosts compress besides pages. */
export const textTypes =
  'text/css text/csv text/javascript text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml';

/** @param framing prefixes of the pages that frame another site */
export function planHosting(
  framing: readonly string[],
  languageFolders: readonly string[] = [],
  forwards: readonly Forward[] = [],
): HostingPlan {
  return {
    always: [
      ['Content-Security-Policy', writePolicy(headerPolicy)],
      ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ],
    byPath: [
      // With this header a page could not load the frame of another site.
      { name: 'Cross-Origin-Embedder-Policy', value: 'require-corp', except: framing },
      // Search engines and chats show the site's pictures.
      {
        name: 'Cross-Origin-Resource-Policy',
        value: 'same-origin',
        except: [hashedFolder, addressOf('/social/')],
        instead: 'cross-origin',
      },
      // Files in this folder never change. All others are revalidated before each use.
      {
        name: 'Cache-Control',
        value: 'no-cache',
        except: [hashedFolder],
        instead: 'public, max-age=31536000, immutable',
      },
      // The dashboard's pages contain this themselves, but its lists cannot.
      { name: 'X-Robots-Tag', except: [dashboardFolder], instead: 'noindex' },
    ],
    base,
    languageFolders,
    hidden: ['/_headers', '/_redirects', '/.htaccess'].map(addressOf),
    forwards,
  };
}

/** Returns the error page of a missing path. */
export function errorPageOf({ base, languageFolders }: HostingPlan, path: string): string {
  return `${languageFolders.find((folder) => path.startsWith(folder)) ?? base}404.html`;
}

/** Returns the headers of a path. All hosts are tested against it. */
export function headersOf(plan: HostingPlan, path: string, status = 200): Header[] {
  const byPath = plan.byPath.flatMap(({ name, value, except, instead }): Header[] => {
    const isExcepted = status < 400 && except.some((start) => path.startsWith(start));
    const sent = isExcepted ? instead : value;
    return sent ? [[name, sent]] : [];
  });
  return [...plan.always, ...byPath];
}
