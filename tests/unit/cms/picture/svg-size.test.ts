import { expect, test } from 'vitest';
import { addSvgSize } from '~/cms/picture/svg-size';

const sized = async (svg: string, type = 'image/svg+xml') =>
  (await addSvgSize(new File([svg], 'drawing.svg', { type })))?.text();

test.each([
  [
    '<svg viewBox="0 0 800 400"><path/></svg>',
    '<svg viewBox="0 0 800 400" width="1600" height="800"><path/></svg>',
  ],
  [
    `<?xml version="1.0"?><!-- ग --><s:svg data-a=">" viewBox='-5,-5 12 24'/>`,
    `<?xml version="1.0"?><!-- ग --><s:svg data-a=">" viewBox='-5,-5 12 24' width="800" height="1600"/>`,
  ],
  [
    '<svg width="100%" viewBox="0 0 9 9" height="100%">',
    '<svg viewBox="0 0 9 9" width="1600" height="1600">',
  ],
])('makes the longer side of %s 1600 pixels', async (svg, expected) => {
  expect(await sized(svg)).toBe(expected);
});

test('keeps a drawing with a size, and a file of another type', async () => {
  const sizes = ['width="40" height="30" viewBox="0 0 4 3"', 'width="40" viewBox="0 0 4 3"'];
  for (const attributes of [...sizes, 'width="40" height="30"', 'style="width:40px; height: 30px"'])
    expect(await sized(`<svg ${attributes}>`)).toBe(`<svg ${attributes}>`);
  expect(await sized('<svg viewBox="0 0 4 3')).toBe('<svg viewBox="0 0 4 3');
  expect(await sized('<svg viewBox="0 0 4 3">', 'image/png')).toBe('<svg viewBox="0 0 4 3">');
});

test('finds no size without a box', async () => {
  const empty = ['viewBox="0 0 0 3"', 'viewBox="none" stroke-width="2"'];
  for (const attributes of ['', 'width="40"', 'width="100%" height="100%"', ...empty])
    expect(await sized(`<svg ${attributes}>`), attributes).toBeUndefined();
});
