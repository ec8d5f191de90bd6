import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Budget, budgets, kindOf } from '../../budgets';
import { findWeightFaults } from '../../support/faults/weight';
import { readHtml } from '../../support/html';
import { listScripts, measure } from '../../support/measure';

const kilobytes = (count: number) => randomBytes(count * 768).toString('base64');

function weigh(head: string, body: string, files: Record<string, string> = {}): string[] {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  const measured = measure(html, readHtml(html), (path) => files[path] ?? '');
  return findWeightFaults(measured, budgets[kindOf('/about/', measured.hasIslands)]).map(
    (fault) => fault.split(':')[0] ?? '',
  );
}

describe('the weight gate', () => {
  it('lets a light page pass', () => {
    expect(weigh('<style>a{}</style>', '<p>x</p>')).toEqual([]);
  });

  it('stops a heavy page, whether in its text, its styles or a sheet', () => {
    expect(weigh('', `<p>${kilobytes(30)}</p>`)).toEqual(['document']);
    expect(weigh(`<style>/*${kilobytes(30)}*/</style>`, '')).toEqual(['document']);
    const sheet = '<link rel="stylesheet" href="/a.css">';
    expect(weigh(sheet, '', { '/a.css': kilobytes(30) })).toEqual(['document']);
  });

  it('stops script that runs at once, and script that a touch brings', () => {
    const linked = '<script type="module" src="/_astro/a.js"></script>';
    expect(weigh(linked, '', { '/_astro/a.js': `//${kilobytes(6)}` })).toEqual(['script']);
    const island = '<astro-island component-url="/_astro/b.js"></astro-island>';
    const files = { '/_astro/b.js': 'import("./c.js")', '/_astro/c.js': `//${kilobytes(140)}` };
    expect(weigh('', island, files)).toEqual(['scriptInAll']);
  });

  it('knows no budget without a limit', () => {
    for (const budget of Object.values(budgets))
      for (const part of ['document', 'script', 'scriptInAll'] satisfies (keyof Budget)[])
        expect(budget[part]).toBeLessThan(100 * 1024);
  });
});

it('follows scripts through imports of every form', () => {
  const files: Record<string, string> = {
    '/_astro/a.js': 'import{x}from"./b.js";const m=["_astro/d.js"];import(`./c.js`)',
    '/_astro/b.js': 'export*from"./a.js"',
  };
  const page = readHtml('<!doctype html><script type="module" src="/_astro/a.js"></script>');
  expect(listScripts(page, (path) => files[path] ?? '').sort()).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => `/_astro/${name}.js`),
  );
});
