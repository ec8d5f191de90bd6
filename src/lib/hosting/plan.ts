import { addressOf, base, dashboardFolder, hashedFolder } from '../../config/address.ts';
import { headerPolicy, writePolicy } from '../security/policy.ts';

export type Header = readonly [name: string, value: string];

/** A header whose value depends on the path. */
export interface PathHeader {
  name: string;
  /** Sent with all other paths, and with errors; these go without the header where it is missing. */
  value?: string;
  /** Beginnings of the paths that get `instead`, or go without the header where that is missing. */
  except: readonly string[];
  instead?: string;
}

/** A former address and the one that replaced it. */
export interface Forward {
  from: string;
  to: string;
}

/** What a host has to send, said once; one writer for each kind of host turns it into that host's file. */
export interface HostingPlan {
  /** Sent with every answer, errors included. */
  always: readonly Header[];
  byPath: readonly PathHeader[];
  /** Folder that the site is served from: `/` or `/shop/`. */
  base: string;
  /** Folders of languages, each with an error page of its own; all other addresses have the one at the root. */
  languageFolders: readonly string[];
  /** Files for the host itself, which no visitor gets. */
  hidden: readonly string[];
  /** Answered with status 301. */
  forwards: readonly Forward[];
}

/**
 * What no page of the site uses is refused to it and to every frame in it: what could watch, track or charge a
 * visitor. The list goes with every page, and with it page and headers still fit a connection's first round trip.
 */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Types of the files that hosts compress besides pages. */
export const textTypes =
  'text/css text/csv text/javascript text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml';

/** @param framing beginnings of the paths of pages that frame another site */
export function makePlan(
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
      // Under it a page could not load the frame of another site.
      { name: 'Cross-Origin-Embedder-Policy', value: 'require-corp', except: framing },
      // Search engines and chats draw the site's pictures.
      {
        name: 'Cross-Origin-Resource-Policy',
        value: 'same-origin',
        except: [hashedFolder, addressOf('/social/')],
        instead: 'cross-origin',
      },
      // Files of this folder never change under one name; all else is asked for again before each use.
      {
        name: 'Cache-Control',
        value: 'no-cache',
        except: [hashedFolder],
        instead: 'public, max-age=31536000, immutable',
      },
      // The dashboard's pages say so themselves, its lists cannot.
      { name: 'X-Robots-Tag', except: [dashboardFolder], instead: 'noindex' },
    ],
    base,
    languageFolders,
    hidden: ['/_headers', '/_redirects', '/.htaccess'].map(addressOf),
    forwards,
  };
}

/** The page that answers for a missing path. */
export function errorPageOf({ base, languageFolders }: HostingPlan, path: string): string {
  return `${languageFolders.find((folder) => path.startsWith(folder)) ?? base}404.html`;
}

/** What a plan sends with one path: the measure that all hosts are tested against. */
export function headersOf(plan: HostingPlan, path: string, status = 200): Header[] {
  const byPath = plan.byPath.flatMap(({ name, value, except, instead }): Header[] => {
    const isExcepted = status < 400 && except.some((start) => path.startsWith(start));
    const sent = isExcepted ? instead : value;
    return sent ? [[name, sent]] : [];
  });
  return [...plan.always, ...byPath];
}
