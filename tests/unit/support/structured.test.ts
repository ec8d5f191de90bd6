import { describe, expect, it } from 'vitest';
import { findStructuredFaults } from '../../support/faults/structured';
import { makeSite } from '../../support/site';

const origin = 'https://spice.example';
const makeTrail = (...addresses: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: addresses.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: 'Page',
    item,
  })),
});
const trail = makeTrail(`${origin}/`, `${origin}/box/`);
const product = {
  '@type': 'Product',
  name: 'Cumin',
  url: `${origin}/box/#cumin`,
  image: `${origin}/cumin.jpg`,
  offers: [{ '@type': 'Offer', price: 40, priceCurrency: 'NPR' }],
};

function find(things: unknown[], head = `<link rel="canonical" href="${origin}/box/">`): string[] {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><p id="cumin">x</p><script type="application/ld+json">${graph}</script></body></html>`;
  const site = makeSite({ '/index.html': '', '/box/index.html': html, '/cumin.jpg': '' }, origin);
  const page = site.pages.get('/box/');
  return page ? findStructuredFaults(site, '/box/', page) : ['no page'];
}

describe('the check of structured data', () => {
  it('finds nothing in a valid page', () => {
    expect(find([trail, product])).toEqual([]);
  });

  it.each([
    ['a page without a trail', [product], 'no trail from the home page'],
    [
      'a trail to another page',
      [makeTrail(`${origin}/box/`, `${origin}/`)],
      'the trail does not end at the page',
    ],
    ['a rating', [trail, { ...product, aggregateRating: { ratingValue: 5 } }], 'Product has aggregateRating'],
    ['a review', [trail, { '@type': 'Review' }], 'Review has @type'],
    ['a product without offers', [trail, { ...product, offers: undefined }], 'Product without offers'],
    ['an offer without a currency', [trail, { '@type': 'Offer', price: 1 }], 'Offer without priceCurrency'],
    [
      'a lost picture',
      [trail, { ...product, image: `${origin}/x.jpg` }],
      `image ${origin}/x.jpg leads nowhere`,
    ],
    ['a relative address', [trail, { ...product, url: '/box/' }], 'url /box/ is not on this site'],
    [
      'a lost place',
      [trail, { ...product, url: `${origin}/box/#a` }],
      `url ${origin}/box/#a has no such place`,
    ],
  ])('finds %s', (_, things, fault) => {
    expect(find(things)).toContain(fault);
  });

  it('finds descriptions on a page that is not indexed', () => {
    expect(find([trail], '<meta name="robots" content="noindex">')).toEqual(['described though not indexed']);
  });

  it('finds invalid JSON', () => {
    const html =
      '<!doctype html><html><head><script type="application/ld+json">{</script></head><body></body></html>';
    const site = makeSite({ '/index.html': html });
    const page = site.pages.get('/');
    expect(page && findStructuredFaults(site, '/', page)[0]).toContain('unreadable');
  });
});
