import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { families } from '~/config/fonts';
import { defaultLocale } from '~/config/locales';
import { listFaces, writeFaceScript, writeNameRules } from '~/lib/fonts/faces';

const files = Object.fromEntries(
  Object.keys(families).map((variable) => [
    variable,
    [{ src: [{ url: `/${variable}.woff2` }], weight: '500 600' }],
  ]),
);

test('only pages in Devanagari have its heading face', () => {
  const headings = (locale: 'en' | 'ne') =>
    listFaces(files, locale).filter(([family]) => family === families['--font-headings']);
  expect([headings('en').length, headings('ne').length]).toEqual([0, 1]);
});

test('a font without a file stops the build', () => {
  expect(() => listFaces({ ...files, '--font-text': [{ src: [] }] }, defaultLocale)).toThrow('--font-text');
  expect(() => writeNameRules({ ...files, '--font-devanagari': [] })).toThrow('--font-devanagari');
});

/** An observer that reports the paint at once, or never. */
const observer = (reportsPaint: boolean) =>
  class {
    constructor(callback: (list: object, observer: object) => void) {
      this.observe = () => reportsPaint && callback({}, this);
    }
    observe: () => void;
    disconnect = () => {};
  };

test.each([
  ['after the first paint', { PerformanceObserver: observer(true) }, '', 1],
  ['by a timer if no paint is reported', { PerformanceObserver: observer(false) }, '', 1],
  ['by a timer without an observer', {}, '', 1],
  ['at once on later pages of a visit', {}, 'https://example.com/', 0],
])('fonts are requested once, %s', (_, globals, referrer, timersNeeded) => {
  const requested: string[] = [];
  const timers = new Map<number, () => void>();
  class FontFace {
    constructor(_family: string, source: string) {
      requested.push(source);
    }
    load = async () => this;
  }
  const faces = listFaces(files, defaultLocale);
  const sources = faces.map(([, source]) => source);
  runInNewContext(writeFaceScript(faces, 'paint'), {
    FontFace,
    document: { referrer, fonts: new Set() },
    location: { origin: 'https://example.com' },
    setTimeout: (callback: () => void) => timers.set(timers.size + 1, callback).size,
    clearTimeout: (timer: number) => timers.delete(timer),
    ...globals,
  });
  expect(requested).toEqual(timersNeeded > 0 ? [] : sources);
  for (const callback of timers.values()) callback();
  expect(requested).toEqual(sources);
});
