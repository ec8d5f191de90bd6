import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { families } from '~/config/fonts';
import { defaultLocale, locales } from '~/config/locales';
import { listFaces, writeFaceRules, writeFaceScript, writeNameRules } from '~/lib/fonts/faces';

const files = Object.fromEntries(
  Object.keys(families).map((variable) => [
    variable,
    [{ src: [{ url: `/${variable}.woff2` }], weight: '500 600' }],
  ]),
);

test.each(locales)('pages in %s have the same faces with and without scripts', (locale) => {
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

test('only pages in Devanagari have its heading face and a partial text face', () => {
  const latin = listFaces(files, 'en');
  const devanagari = listFaces(files, 'ne');
  const others = devanagari.filter(([, source]) => !latin.some((face) => face[1] === source));
  expect(others).toEqual([
    [families['--font-headings'], 'url(/--font-headings.woff2)', { weight: '500 600' }],
  ]);
  const ranges = devanagari.flatMap(([family, , { unicodeRange }]) => (unicodeRange ? family : []));
  expect(ranges).toEqual([families['--font-text']]);
  expect(latin.some(([, , { unicodeRange }]) => unicodeRange)).toBe(false);
});

test('Nepali names on English pages take brackets from the text face', () => {
  const { '--font-devanagari': own, '--font-text': text } = families;
  expect(writeNameRules(files)).toContain(`font-family:${own},${text},`);
});

test('a site without Nepali names has no rules for them', () => {
  expect(writeNameRules({ ...files, '--font-devanagari': undefined })).toBe('');
});

test('a font without a file stops the build', () => {
  expect(() => listFaces({ ...files, '--font-text': [{ src: [] }] }, defaultLocale)).toThrow('--font-text');
  expect(() => writeNameRules({ ...files, '--font-devanagari': [] })).toThrow('--font-devanagari');
});

describe('the script of the faces', () => {
  const faces = listFaces(files, defaultLocale);

  /** Runs the script with these globals. Returns the requested faces and the timers. */
  function run(globals: object, referrer = '') {
    const requested: string[] = [];
    const timers = new Map<number, () => void>();
    class FontFace {
      constructor(_family: string, source: string) {
        requested.push(source);
      }
      load = async () => this;
    }
    const document = { referrer, fonts: new Set() };
    const setTimeout = (callback: () => void) => timers.set(timers.size + 1, callback).size;
    runInNewContext(writeFaceScript(faces, 'paint'), {
      FontFace,
      document,
      location: { origin: 'https://example.com' },
      setTimeout,
      clearTimeout: (timer: number) => timers.delete(timer),
      ...globals,
    });
    return { requested, timers };
  }

  const sources = faces.map(([, source]) => source);

  /** An observer that reports the paint at once, or never. */
  const observer = (reportsPaint: boolean) =>
    class {
      constructor(callback: (list: object, observer: object) => void) {
        this.observe = () => reportsPaint && callback({}, this);
      }
      observe: () => void;
      disconnect = () => {};
    };

  test('requests them once after the frame of the first paint', () => {
    const { requested, timers } = run({ PerformanceObserver: observer(true) });
    expect(requested).toEqual([]);
    for (const callback of timers.values()) callback();
    expect(requested).toEqual(sources);
  });

  test.each([
    ['reports no paint', { PerformanceObserver: observer(false) }],
    ['has no observer', {}],
  ])('requests them by a timer in a browser that %s', (_, globals) => {
    const { requested, timers } = run(globals);
    expect(requested).toEqual([]);
    for (const callback of timers.values()) callback();
    expect(requested).toEqual(sources);
  });

  test('requests them at once on later pages of a visit', () => {
    expect(run({}, 'https://example.com/').requested).toEqual(sources);
  });
});
