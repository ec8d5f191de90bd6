import { describe, expect, it } from 'vitest';
import { findLinkFaults } from '../../support/faults/links';
import { makeSite } from '../../support/site';

const site = makeSite({
  '/index.html': '<title>Home</title>',
  '/about/index.html': '<h1 id="story">Story</h1><h2 id="घर">Home</h2>',
  '/recipe/index.html': '<link rel="canonical" href="https://spice.example/recipe/">',
  '/recipes/index.html': '<link rel="canonical" href="https://spice.example/recipe/">',
  '/_astro/box.avif': '',
  '/_astro/text.woff2': '',
});

/** Lists the faults of a page at `/` with this body. */
function judge(body: string): string[] {
  const page = makeSite({ '/index.html': body }).pages.get('/');
  if (!page) throw new Error('no page');
  return findLinkFaults(site, '/', page);
}

describe('links of a page', () => {
  it.each([
    ['an unknown page', '<a href="/shop/">x</a>', 'leads nowhere'],
    ['a page without its slash', '<a href="/about">x</a>', 'lacks the closing slash'],
    ['an unknown place', '<a href="/about/#team">x</a>', 'no such place'],
    ['an unknown place on the page itself', '<a href="#team">x</a>', 'no such place'],
    ['an unknown absolute address', '<a href="https://spice.example/shop/">x</a>', 'leads nowhere'],
    ['a page that is not canonical', '<a href="/recipes/">x</a>', 'not the canonical'],
    ['an insecure site', '<a href="http://other.example/">x</a>', 'not https'],
    ['a script address', '<a href="javascript:void(0)">x</a>', 'not https'],
    ['a broken address', '<a href="https://">x</a>', 'no address'],
    ['a missing picture', '<img src="/_astro/pouch.avif" alt="">', 'leads nowhere'],
    ['a missing second candidate', '<img srcset="/_astro/box.avif 1w, /_astro/no.avif 2w">', 'no.avif leads'],
    [
      'candidates without spaces',
      '<source srcset="/_astro/box.avif 1x,/_astro/no.avif 2x">',
      'no.avif leads',
    ],
    ['a missing preload', '<link rel="preload" imagesrcset="/_astro/no.avif 320w">', 'leads nowhere'],
    ['a missing font', '<style>@font-face{src:url("/_astro/no.woff2")}</style>', 'leads nowhere'],
    ['a missing script', '<script type="module" src="/_astro/app.js"></script>', 'leads nowhere'],
    [
      'a missing social picture',
      '<meta property="og:image" content="https://spice.example/s.jpg">',
      'leads nowhere',
    ],
    ['a form to nowhere', '<form action="/send/"></form>', 'leads nowhere'],
  ])('%s is a fault', (_, body, fault) => {
    const faults = judge(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it.each([
    ['pages, places and pictures that are there', '<a href="/about/#story"><img src="/_astro/box.avif"></a>'],
    ['a Devanagari place, encoded', `<a href="/about/#${encodeURIComponent('घर')}">x</a>`],
    ['a query', '<a href="/about/?from=menu">x</a>'],
    ['the top of the page', '<a href="#">x</a><a href="#top">x</a>'],
    ['mail and telephone', '<a href="mailto:a@b.c">x</a><a href="tel:+1">x</a>'],
    ['other sites', '<a href="https://o.example/">x</a>'],
    ['data addresses', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'],
    ['a font that is there', "<style>@font-face{src:url('/_astro/text.woff2')}</style>"],
  ])('%s are none', (_, body) => {
    expect(judge(body)).toEqual([]);
  });
});
