import { expect, test } from 'vitest';
import { moveProps } from '~/lib/markup/props';

const value = { text: [0, `“a” & 'b' ${'x'.repeat(4000)}`] };
const attribute = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test('moves large props of an island that waits to a file', () => {
  const { html, files } = moveProps(
    `<p><astro-island uid="a" props="${attribute}" client="interaction" ssr><b>x</b></astro-island>`,
  );
  const [file] = files;
  expect(JSON.parse(file?.text ?? '')).toEqual(value);
  expect(file?.path).toMatch(/^\/_astro\/props\.[0-9a-f]{8}\.json$/);
  expect(html).toBe(
    `<p><astro-island uid="a" data-props="${file?.path}" client="interaction" ssr><b>x</b></astro-island>`,
  );
});

test.each([
  ['small ones', '<astro-island props="{}" client="interaction" ssr>'],
  ['those of islands that start at once', `<astro-island props="${attribute}" client="only">`],
])('leaves %s in the page', (_, html) => {
  expect(moveProps(html)).toEqual({ html, files: [] });
});
