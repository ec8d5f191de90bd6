import { expect, test } from 'vitest';
import { earlyClickCapture, moveRuntime } from '~/lib/islands';

const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const runtime =
  '(()=>{customElements.get("astro-island")||customElements.define("astro-island",class{})})();';
const directive = '(()=>{(self.Astro||(self.Astro={})).interaction=()=>{"$&"}})();';
const island = '<astro-island uid="a" client="interaction" ssr></astro-island>';
const write = (code: string) =>
  `<script>first()</script><p></p>${style}<script>${directive}</script><script>${code}</script>${island}`;

test('moves what islands run on to a file, and leaves the capture of early clicks before the first script', () => {
  const { html: moved, script } = moveRuntime(write(runtime));
  expect(script?.content).toBe(`${directive}\n${runtime}`);
  expect(script?.path).toMatch(/^\/_astro\/island\.[0-9a-f]{8}\.js$/);
  expect(moved).toBe(
    `<script>${earlyClickCapture}</script><script>first()</script><p></p><script async src="${script?.path}"></script>${island}`,
  );
});

test('names the file by its text', () => {
  const path = (code: string) => moveRuntime(write(code)).script?.path;
  expect(path(runtime)).toBe(path(runtime));
  expect(path(runtime)).not.toBe(path(`${runtime}/**/`));
});

test('leaves a page without islands as it is', () => {
  const html = '<script>first()</script>';
  expect(moveRuntime(html)).toEqual({ html });
});

test.each([
  ['no runtime', island],
  ['the runtime in another form', write(runtime).replace('customElements.define', 'define')],
  ['a second directive', `${write(runtime)}<script>${directive}</script>`],
])('fails the build where a page with islands has %s', (_, html) => {
  expect(() => moveRuntime(html)).toThrow(/src\/lib\/islands\.ts/);
});
