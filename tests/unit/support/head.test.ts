import { describe, expect, it } from 'vitest';
import { findHeadFaults, findShared, listCanonical } from '../../support/faults/head';
import { makeSite } from '../../support/site';

const makeHead = (path: string, { title = `Page ${path}`, about = path } = {}) => `<!doctype html>
<html lang="en"><head><title>${title}</title>
<meta name="description" content="What the kitchen at ${about} cooks with, in fifty characters or a few more.">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/i.ico"><link rel="apple-touch-icon" href="/a.png"><link rel="manifest" href="/m">
<link rel="canonical" href="https://spice.example${path}">
<meta property="og:type" content="website"><meta property="og:site_name" content="Spice">
<meta property="og:locale" content="en_NP"><meta property="og:title" content="${title}">
<meta property="og:description" content="x"><meta property="og:url" content="https://spice.example${path}">
<meta property="og:image" content="https://spice.example/social${path}card.jpg">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:alt" content="x"><meta name="twitter:card" content="summary_large_image"></head></html>`;

const sound = makeHead('/about/');

/** Lists the faults of `/about/` with this HTML. */
function judge(html: string, path = '/about/'): string[] {
  const site = makeSite({ [`${path}index.html`]: html });
  const page = site.pages.get(path);
  if (!page) throw new Error('no page');
  return findHeadFaults(site, path, page);
}

describe('head of a page', () => {
  it('has no fault if it is complete', () => {
    expect(judge(sound)).toEqual([]);
  });

  it('may name /recipe/ as canonical on /recipes/', () => {
    expect(judge(makeHead('/recipe/'), '/recipes/')).toEqual([]);
  });

  it.each([
    ['no language', 'lang="en"', '', 'html has no lang'],
    ['no title', '<title>Page /about/</title>', '', 'title of 0 characters'],
    ['a long title', '<title>Page', `<title>${'x'.repeat(80)}`, 'title of 88 characters'],
    ['a short description', 'What the kitchen at', '"><meta x="', 'description is not'],
    ['two descriptions', '<meta name="v', '<meta name="description" content="x"><meta name="v', '2 desc'],
    ['no viewport', '<meta name="viewport"', '<meta name="port"', 'no viewport'],
    ['no icon', 'rel="icon"', 'rel="i"', 'no icon'],
    ['no canonical', 'rel="canonical"', 'rel="c"', 'not exactly one canonical'],
    ['a foreign canonical', 'href="https://spice.e', 'href="https://o.e', 'instead of'],
    ['a canonical without slash', 'about/">\n', 'about">\n', 'instead of'],
    ['no social picture', '"og:image"', '"og:x"', '0 × og:image'],
    ['a relative picture', 'content="https://spice.example/social', 'content="/social', 'not absolute'],
    ['a wrong width', '"1200"', '"1201"', 'width is not 1200'],
    ['an empty alternative text', 'image:alt" content="x"', 'image:alt" content=""', '1 × og:image:alt'],
    ['another address', 'og:url" content="https', 'og:url" content="http', 'og:url is not'],
    ['a canonical without index', '<link', '<meta name="robots" content="noindex"><link', 'not indexed'],
  ])('%s is a fault', (_, piece, replacement, fault) => {
    expect(sound).toContain(piece);
    expect(judge(sound.replace(piece, replacement)).join('\n')).toContain(fault);
  });

  it('needs no social tags on a page that is not indexed', () => {
    const html = sound.replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">');
    expect(judge(html.replace(/<meta property[^>]*>/g, ''))).toEqual([]);
  });
});

describe('heads of a site', () => {
  it('share nothing', () => {
    const twins = {
      '/a/index.html': makeHead('/a/'),
      '/b/index.html': makeHead('/b/', { title: 'Page /a/' }),
    };
    expect(findShared(makeSite(twins))).toEqual(["/b/ and /a/ share 'Page /a/'"]);
    const alike = { '/a/index.html': makeHead('/a/'), '/b/index.html': makeHead('/b/', { about: '/a/' }) };
    expect(findShared(makeSite(alike))).toHaveLength(1);
  });

  it('list each canonical address once, without pages that are not indexed', () => {
    const lost =
      '<meta name="robots" content="noindex"><link rel="canonical" href="https://spice.example/x/">';
    const site = makeSite({
      '/recipe/index.html': makeHead('/recipe/'),
      '/recipes/index.html': makeHead('/recipe/'),
      '/404.html': lost,
    });
    expect(listCanonical(site)).toEqual(['https://spice.example/recipe/']);
    expect(findShared(site)).toEqual([]);
  });
});
