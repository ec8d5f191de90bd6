import { expect, test } from 'vitest';
import { families } from '~/config/fonts';
import { defaultLocale, devanagariLocales, locales } from '~/config/locales';
import { listFaces, writeFaceRules, writeFaceScript, writeNameRules } from '~/lib/fonts/faces';

const files = Object.fromEntries(
  Object.keys(families).map((variable) => [
    variable,
    [{ src: [{ url: `/${variable}.woff2` }], weight: '500 600' }],
  ]),
);

test.each(locales)('pages in %s name the same faces with scripts and without', (locale) => {
  const faces = listFaces(files, locale);
  const rules = writeFaceRules(faces);
  const script = writeFaceScript(faces, 'paint') + writeFaceScript(faces, 'frame');
  for (const [family, source, { unicodeRange = '' }] of faces)
    for (const text of [rules, script]) {
      expect(text).toContain(family);
      expect(text).toContain(source);
      expect(text).toContain(unicodeRange);
    }
  expect(rules.match(/@font-face/g)).toHaveLength(faces.length);
});

test('only pages in Devanagari have the face of its headings, and spaces that do not wait for Latin letters', () => {
  const [latin, devanagari] = [locales[0], devanagariLocales[0]].map(
    (locale) => locale && listFaces(files, locale),
  );
  const others = devanagari?.filter(([, source]) => !latin?.some((face) => face[1] === source));
  expect(others).toEqual([
    [families['--font-headings'], 'url(/--font-headings.woff2)', { weight: '500 600' }],
  ]);
  const ranges = devanagari?.flatMap(([family, , { unicodeRange }]) => (unicodeRange ? family : []));
  expect(ranges).toEqual([families['--font-text']]);
  expect(latin?.some(([, , { unicodeRange }]) => unicodeRange)).toBe(false);
});

test('a font without a file stops the build', () => {
  expect(() => listFaces({ ...files, '--font-text': [{ src: [] }] }, defaultLocale)).toThrow('--font-text');
  expect(() => writeNameRules({ ...files, '--font-devanagari': [] })).toThrow('--font-devanagari');
});
