import { expect, test } from 'vitest';
import { keeper, moveRuntime } from '~/lib/markup/runtime';

const runtime =
  '(()=>{customElements.get("astro-island")||customElements.define("astro-island",class{})})();';
const directive = '(()=>{(self.Astro||(self.Astro={})).interaction=()=>{"$&"}})();';
const island = '<astro-island uid="a" client="interaction" ssr></astro-island>';

test('moves what islands run on to a file, and leaves the keeper', () => {
  const html = `<script>first()</script><p></p><script>${directive}</script><script>${runtime}</script>${island}`;
  const { html: moved, script } = moveRuntime(html);
  expect(script?.text).toBe(`${directive}\n${runtime}`);
  expect(script?.path).toMatch(/^\/_astro\/island\.[0-9a-f]{8}\.js$/);
  expect(moved).toBe(
    `<script>first()</script><p></p><script>${keeper}</script><script async src="${script?.path}"></script>${island}`,
  );
});

test('names the file by what stands in it', () => {
  const path = (text: string) => moveRuntime(`<script>${text}</script>`).script?.path;
  expect(path(runtime)).toBe(path(runtime));
  expect(path(runtime)).not.toBe(path(`${runtime}/**/`));
});

test('leaves a page without islands as it is', () => {
  expect(moveRuntime('<script>first()</script>')).toEqual({ html: '<script>first()</script>' });
});
