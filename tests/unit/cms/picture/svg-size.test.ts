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

test.each([
  '<svg width="40" height="30" viewBox="0 0 4 3">',
  '<svg width="40" viewBox="0 0 4 3">',
  '<svg width="40" height="30">',
  '<svg style="width:40px; height: 30px">',
  '<svg viewBox="0 0 4 3',
])('keeps %s unchanged', async (svg) => {
  expect(await sized(svg)).toBe(svg);
});

test.each([
  '<svg>',
  '<svg width="40">',
  '<svg width="100%" height="100%">',
  '<svg viewBox="0 0 0 3">',
  '<svg viewBox="none" stroke-width="2">',
])('finds no size in %s', async (svg) => {
  expect(await sized(svg)).toBeUndefined();
});

test('keeps a file of another type unchanged', async () => {
  const svg = '<svg viewBox="0 0 4 3">';
  expect(await sized(svg, 'image/png')).toBe(svg);
});
