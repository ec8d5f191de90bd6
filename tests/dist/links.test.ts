import { expect, it } from 'vitest';
import { site as settings } from '~/config/site';
import { type ParsedElement, readCanonical } from '../support/html';
import { type Check, checkPages, readSite } from '../support/site';

const { origin, pages, files } = readSite();
const urlAttributes = ['href', 'src', 'action', 'poster', 'data-src'];
/** Schemes that are no URLs of pages: those of channels, telephones and pictures. */
const schemes = settings.channels
  .map(({ url }) => url.split(':')[0] ?? '')
  .filter((scheme) => scheme !== 'https')
  .concat('tel', 'data', 'blob');
const pageLinks = new Set(['a', 'area', 'form']);

const splitSrcset = (srcset = '') =>
  srcset.split(/\s*,\s+|,(?=\/)/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);

/** Lists the URLs in an element, of pages and of resources. */
function readUrls({ name, attributes, text }: ParsedElement): string[] {
  const found = urlAttributes.flatMap((attribute) => attributes[attribute] ?? []);
  found.push(...splitSrcset(attributes.srcset), ...splitSrcset(attributes.imagesrcset));
  if (name === 'style')
    for (const [, url = ''] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g)) found.push(url);
  if (name === 'meta' && /^(og|twitter):(image|url)$/.test(attributes.property ?? attributes.name ?? ''))
    found.push(attributes.content ?? '');
  return found.filter((address) => address !== '' && !schemes.includes(address.split(':')[0] ?? ''));
}

/** Finds URLs that are broken, not canonical, or lack their slash or their fragment's target. */
const findBroken: Check = (page, path) => {
  const describe = (address: string, isPageLink: boolean) => {
    if (address === '#' || address === '#top') return '';
    if (!URL.canParse(address, origin + path)) return 'is no URL';
    const url = new URL(address, origin + path);
    if (url.protocol !== 'https:') return 'is not https';
    if (url.origin !== origin) return '';
    const target = decodeURI(url.pathname);
    const document = target === path ? page : pages.get(target);
    if (!document) return files.has(target) ? '' : 'leads nowhere';
    const canonical = readCanonical(document);
    if (isPageLink && target !== path && canonical && new URL(canonical).pathname !== target)
      return `is not the canonical URL ${canonical}`;
    const fragment = decodeURIComponent(url.hash.slice(1));
    const isLost = fragment && !fragment.startsWith(':~:') && !document.ids.has(fragment);
    return isLost ? 'has no such place on that page' : '';
  };
  const faults = page.elements.flatMap((element) => {
    const isPageLink = pageLinks.has(element.name) || element.attributes.rel === 'canonical';
    return readUrls(element).map((address) => [address, describe(address, isPageLink)] as const);
  });
  return faults.filter(([, fault]) => fault).map((fault) => fault.join(' '));
};

it('pages link only to existing URLs', () => {
  expect(checkPages(findBroken)).toEqual([]);
});
