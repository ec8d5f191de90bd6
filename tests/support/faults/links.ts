import { site as settings } from '~/config/site';
import { type ParsedElement, type ParsedPage, readCanonical } from '../html';
import type { Site } from '../site';

const addressAttributes = ['href', 'src', 'action', 'poster', 'data-src'];
/** Schemes that are no addresses of pages: those of channels, telephones and pictures. */
const schemes = settings.channels
  .map(({ address }) => address.split(':')[0] ?? '')
  .filter((scheme) => scheme !== 'https')
  .concat('tel', 'data', 'blob');
const pageLinks = new Set(['a', 'area', 'form']);

interface Reference {
  address: string;
  /** Set for navigation, and not for resources of the page. */
  isPageLink: boolean;
}

function splitSrcset(srcset: string): string[] {
  return srcset.split(/\s*,\s+|,(?=\/)/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

function readReferences({ name, attributes, text }: ParsedElement): Reference[] {
  const isPageLink = pageLinks.has(name) || attributes.rel === 'canonical';
  const found = addressAttributes.flatMap((attribute) => attributes[attribute] ?? []);
  for (const attribute of ['srcset', 'imagesrcset']) found.push(...splitSrcset(attributes[attribute] ?? ''));
  if (name === 'style')
    for (const [, url] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g)) found.push(url ?? '');
  if (name === 'meta' && /^(og|twitter):(image|url)$/.test(attributes.property ?? attributes.name ?? ''))
    found.push(attributes.content ?? '');
  return found.filter((address) => address !== '').map((address) => ({ address, isPageLink }));
}

function judge(
  site: Site,
  path: string,
  page: ParsedPage,
  { address, isPageLink }: Reference,
): string | undefined {
  if (schemes.includes(address.split(':')[0] ?? '')) return undefined;
  if (address === '#' || address === '#top') return undefined;
  let url: URL;
  try {
    url = new URL(address, site.origin + path);
  } catch {
    return `${address} is no address`;
  }
  if (url.protocol !== 'https:') return `${address} is not https`;
  if (url.origin !== site.origin) return undefined;
  const target = decodeURI(url.pathname);
  const document = target === path ? page : site.pages.get(target);
  if (!document) {
    if (site.files.has(`${target}/index.html`)) return `${address} lacks the closing slash`;
    return site.files.has(target) ? undefined : `${address} leads nowhere`;
  }
  const canonical = readCanonical(document);
  if (isPageLink && target !== path && canonical && new URL(canonical).pathname !== target)
    return `${address} is not the canonical address ${canonical}`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment && !fragment.startsWith(':~:') && !document.ids.has(fragment)
    ? `${address} has no such place on that page`
    : undefined;
}

/**
 * Lists addresses on a page that are broken, not canonical, or lack their slash or their fragment's target.
 */
export function findLinkFaults(site: Site, path: string, page: ParsedPage): string[] {
  const faults = page.elements
    .flatMap(readReferences)
    .flatMap((reference) => judge(site, path, page, reference) ?? []);
  return [...new Set(faults)];
}
