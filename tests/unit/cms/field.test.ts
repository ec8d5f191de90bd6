import { describe, expect, test } from 'vitest';
import { commaList } from '~/cms/fields/list';
import { photo, picture } from '~/cms/fields/picture';
import { isWebUrl, text } from '~/cms/fields/text';
import { sizeOfDataUrl } from '~/cms/picture/data-url';
import { fitSize } from '~/cms/picture/redraw';
import { formatSize } from '~/cms/picture/size';

const optional = { isOptional: true } as const;

const link = text('Link', { ...optional, kind: 'url' });
const day = text('Date', { ...optional, kind: 'date' });
const pictures = ['', 'data:image/png;base64,AAAA', 'data:image/svg+xml,<svg/>'];
const noPictures = ['data:text/html;base64,AAAA', 'https://a.example/picture.png', 5];

test.each([
  ['a link', link, ['', 'https://a.example'], ['javascript:alert(1)', 5]],
  ['a day', day, ['', '2025-06-23'], ['2025-02-30', 'soon', null]],
  ['a list of texts', commaList('Benefits'), [['a'], []], [[1], 'a', null]],
  ['a picture', picture('Image'), pictures, noPictures],
])('from a backup is taken %s and nothing else', (_, { isValid }, sound, broken) => {
  expect(sound.filter((value) => !isValid(value))).toEqual([]);
  expect(broken.filter((value) => isValid(value))).toEqual([]);
});

test('a text field trims its text and accepts no blank if it is required', () => {
  expect(text('Name').parse('  Asha Rai \n')).toBe('Asha Rai');
  for (const blank of ['', ' ', '\n\t\u00a0']) {
    expect(text('Name').parse(blank)).toBeUndefined();
    expect(text('Name', optional).parse(blank)).toBe('');
  }
});

test.each([
  [true, ['http://a.example', 'https://a.example/b?c#d', 'HTTPS://A.EXAMPLE', ' https://a.example ']],
  [false, ['', 'a.example', 'http:', 'https://', 'http:a.example', '//a.example']],
  [false, ['javascript:alert(1)', 'javascript://a.example/%0Aalert(1)', 'data:text/html,x']],
  [false, ['ftp://a.example', 'mailto:a@b.example']],
])('a web URL: %s for %j', (isOne, urls) => {
  for (const url of urls) expect(isWebUrl(url), url).toBe(isOne);
});

test('benefits are split on commas, trimmed and joined again without empty ones', () => {
  const benefits = commaList('Dealer Benefits (comma separated)');
  expect(benefits.parse(' 10% margin ,, free delivery,')).toEqual(['10% margin', 'free delivery']);
  expect([benefits.parse(' , '), benefits.parse('')]).toEqual([[], []]);
  expect(benefits.format(['10% margin', 'free delivery'])).toBe('10% margin, free delivery');
  const draft = benefits.format(['5 % off, always', 'Rack']);
  expect(benefits.parse(`${draft}, Sign`)).toEqual(['5 % off, always', 'Rack', 'Sign']);
});

describe('a picture', () => {
  test('is required in storage and optional in memory', () => {
    expect(picture('Image').parse('')).toBeUndefined();
    expect(photo('Photo', 'round').parse('')).toBe('');
  });

  test('of a backup is valid if it is one, or none', () => {
    const { isValid } = photo('Photo', 'round');
    expect(
      ['', 'data:image/png;base64,QUJD', 'data:image/png;base64,%%%', 'QUJD', null].map(isValid),
    ).toEqual([true, true, false, false, false]);
  });

  test('knows its size', () => {
    expect(sizeOfDataUrl('data:image/png;base64,QUJD')).toBe(3);
    const sizes = [640, 212_400, 999_499, 999_800, 1_400_000].map(formatSize);
    expect(sizes).toEqual(['640 bytes', '212 KB', '999 KB', '1.0 MB', '1.4 MB']);
  });
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
