import { expect, test } from 'vitest';
import { formatSize, sizeOfDataUrl } from '~/cms/picture/data-url';
import { fitSize } from '~/cms/picture/redraw';
import { isStorable, isWebUrl } from '~/cms/record/values';
import type { FieldKind } from '~/domain/content/field';

const field = (kind: FieldKind) => ({ name: 'field', label: 'Field', kind, isOptional: false });
const pictures = ['', 'data:image/png;base64,AAAA', 'data:image/svg+xml,<svg/>'];
const noPictures = [
  'data:text/html;base64,AAAA',
  'data:image/png;base64,%%%',
  'https://a.example/picture.png',
  'QUJD',
  5,
  null,
];

test.each([
  ['url', ['', 'https://a.example'], ['javascript:alert(1)', 5]],
  ['date', ['', '2025-06-23'], ['2025-02-30', 'soon', null]],
  ['words', [['a'], []], [[1], 'a', null]],
  ['picture', pictures, noPictures],
] as const)('from a backup is taken a %s and nothing else', (kind, sound, broken) => {
  expect(sound.filter((value) => !isStorable(field(kind), value))).toEqual([]);
  expect(broken.filter((value) => isStorable(field(kind), value))).toEqual([]);
});

test.each([
  [true, ['http://a.example', 'https://a.example/b?c#d', 'HTTPS://A.EXAMPLE', ' https://a.example ']],
  [false, ['', 'a.example', 'http:', 'https://', 'http:a.example', '//a.example']],
  [false, ['javascript:alert(1)', 'javascript://a.example/%0Aalert(1)', 'data:text/html,x']],
  [false, ['ftp://a.example', 'mailto:a@b.example']],
])('a web URL: %s for %j', (isOne, urls) => {
  for (const url of urls) expect(isWebUrl(url), url).toBe(isOne);
});

test('a picture knows its size', () => {
  expect(sizeOfDataUrl('data:image/png;base64,QUJD')).toBe(3);
  const sizes = [640, 212_400, 999_499, 999_800, 1_400_000].map(formatSize);
  expect(sizes).toEqual(['640 bytes', '212 KB', '999 KB', '1.0 MB', '1.4 MB']);
});

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [20, 10, 20, 10],
  [10_000, 1, 1600, 1],
])('a picture of %i × %i becomes %i × %i', (width, height, ...size) => {
  expect(fitSize(width, height)).toEqual(size);
});
