import { afterEach, expect, test, vi } from 'vitest';
import { importLate } from '~/cms/late-module';

afterEach(() => void vi.unstubAllGlobals());

/** A dynamic import as the build writes it, and the names of scripts that were fetched before it ran. */
function buildPart(scripts: Record<string, string>, missing?: string) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    fetched.push(name);
    return name === missing ? new Response('', { status: 404 }) : new Response(scripts[name]);
  });
  const run = vi.fn(async () => [...fetched].sort());
  const load = Object.assign(() => run(), { toString: () => '()=>p(()=>import(`./Part.1.js`),deps([0,1]))' });
  return { load, run };
}

const scripts = {
  'Part.1.js': 'import{a}from"./labels.2.js";import"./price.3.js";a("from here")',
  'labels.2.js': 'import{b as c}from"./price.3.js";export{c as a};',
  'price.3.js': 'export{};',
};

test('a late part is imported after all its scripts were fetched once', async () => {
  const { load } = buildPart(scripts);
  expect(await importLate(load)).toEqual(['Part.1.js', 'labels.2.js', 'price.3.js']);
});

test.each(Object.keys(scripts))('a late part is not imported while %s cannot be fetched', async (missing) => {
  const { load, run } = buildPart(scripts, missing);
  await expect(importLate(load)).rejects.toThrow('404');
  expect(run).not.toHaveBeenCalled();
});
