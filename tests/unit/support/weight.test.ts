import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../support/html';
import { weighScripts } from '../../support/weight';

const files: Record<string, string> = {
  '/_astro/a.js': 'import{x as y}from"./b.js";import"./c.js";y();import("./late.js");',
  '/_astro/b.js': 'const z=1;export*from"./c.js";export{z as x};',
  '/_astro/c.js': 'console.log("import things from somewhere")',
};
const read = (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`${path} was asked for`);
  return text;
};
const weigh = (html: string) => weighScripts(readHtml(html), read);
const size = (code: string) => gzipSync(code, { level: 9 }).length;

describe('script weight of a page', () => {
  it('counts linked scripts and what they import at once, each once, not what comes later', () => {
    const { linked, bytes } = weigh(
      '<script type="module" src="/_astro/a.js"></script><script src="/_astro/b.js">',
    );
    expect(linked).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/c.js']);
    expect(bytes).toBe(linked.reduce((sum, path) => sum + size(read(path)), 0));
  });

  it('counts inline scripts, and no data', () => {
    const { bytes } = weigh(
      '<script>go()</script><script type="module">on()</script><script type="application/ld+json">{}</script>',
    );
    expect(bytes).toBe(size('go()\non()'));
  });

  it('is nothing without scripts', () => {
    expect(weigh('<p>x</p>')).toEqual({ bytes: 0, linked: [], hasIslands: false });
  });

  it('tells pages with islands', () => {
    expect(weigh('<astro-island></astro-island>').hasIslands).toBe(true);
  });
});
