import { headerPolicy, writePolicy } from '../security/policy.ts';

export type Header = readonly [name: string, value: string];

/** What a host has to send, said once; one writer for each kind of host turns it into that host's file. */
export interface HostingPlan {
  /** Sent with every answer, errors included. */
  always: readonly Header[];
  /** Sent with all but the pages that frame another site, which could not load their frame under it. */
  embedderPolicy: Header;
  /** Paths of the pages with such a frame. */
  framingPages: readonly string[];
  /** Sent with all but what other sites may show: search engines and chats draw its pictures. */
  resourcePolicy: Header;
  sharedResourcePolicy: Header;
  sharedFolders: readonly string[];
  /** Folder of files that never change under one name. */
  hashedFolder: string;
  hashedCache: string;
  /** Everything else is kept, and asked for again before each use. */
  defaultCache: string;
  /** Files for the host itself, which no visitor gets. */
  hidden: readonly string[];
}

/**
 * What no page of the site uses is refused to it and to every frame in it: what could watch, track or charge a
 * visitor. The list goes with every page, and with it page and headers still fit a connection's first round trip.
 */
const refusedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** @param framingPages pages that frame another site */
export function makePlan(framingPages: readonly string[]): HostingPlan {
  return {
    always: [
      ['Content-Security-Policy', writePolicy(headerPolicy)],
      ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ],
    embedderPolicy: ['Cross-Origin-Embedder-Policy', 'require-corp'],
    framingPages,
    resourcePolicy: ['Cross-Origin-Resource-Policy', 'same-origin'],
    sharedResourcePolicy: ['Cross-Origin-Resource-Policy', 'cross-origin'],
    sharedFolders: ['/_astro/', '/social/'],
    hashedFolder: '/_astro/',
    hashedCache: 'public, max-age=31536000, immutable',
    defaultCache: 'no-cache',
    hidden: ['/_headers', '/.htaccess'],
  };
}

/** What a plan sends with one path: the measure that all hosts are tested against. */
export function headersOf(plan: HostingPlan, path: string, status = 200): Header[] {
  const isIn = (folders: readonly string[]) =>
    status < 400 && folders.some((folder) => path.startsWith(folder));
  const isHashed = isIn([plan.hashedFolder]);
  return [
    ...plan.always,
    ...(isIn(plan.framingPages) ? [] : [plan.embedderPolicy]),
    isIn(plan.sharedFolders) ? plan.sharedResourcePolicy : plan.resourcePolicy,
    ['Cache-Control', isHashed ? plan.hashedCache : plan.defaultCache],
  ];
}
