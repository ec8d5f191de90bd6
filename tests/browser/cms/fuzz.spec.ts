import fc from 'fast-check';
import { expect, test } from '../../support/test';
import { addRecord, open, records, sections } from './dashboard';

/** Code units instead of a string: lone surrogates do not survive the way into the browser. */
const unitsOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

const bytes = fc.uint8Array({ maxLength: 200 }).map((list) => String.fromCharCode(...list));
const nonsense = fc.oneof(bytes, fc.string({ unit: 'binary', maxLength: 60 }), fc.json({ maxDepth: 4 }));
const entries = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 });

test('whatever is stored, the dashboard opens, shows what is sound and keeps the text', async ({ page }) => {
  test.slow();
  /** Each section whose records are stored: its key and a list of one sound record. */
  const stored = new Map<string, [key: string, sound: string]>();
  for (const section of sections.filter(Boolean)) {
    await open(page, section);
    await page.evaluate(() => localStorage.clear());
    await addRecord(page);
    const [entry] = await page.evaluate(() => Object.entries<string>(localStorage));
    if (entry) stored.set(section, entry);
  }
  expect(stored.size).toBeGreaterThan(1);

  const samples = [
    ...fc.sample(nonsense, { numRuns: 10, seed: 7 }).map((text) => ({ shown: 0, write: () => text })),
    ...fc.sample(entries, { numRuns: 10, seed: 7 }).map((list) => ({
      shown: 1,
      write: (sound: string) => JSON.stringify([...list, ...JSON.parse(sound)]),
    })),
  ];
  const opened = [...stored.keys()];
  for (const [at, { shown, write }] of samples.entries()) {
    const texts = [...stored.values()].map(([key, sound]) => [key, unitsOf(write(sound))] as const);
    await page.evaluate((texts) => {
      localStorage.clear();
      for (const [key, units] of texts) localStorage.setItem(key, String.fromCharCode(...units));
    }, texts);
    // One section for each sample: all of them take a minute, and what a text gives, the unit tests of storage show.
    await open(page, opened[at % opened.length]);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
    expect(await records(page).count()).toBeGreaterThanOrEqual(shown);
    const kept = await page.evaluate(() =>
      Object.values<string>(localStorage).map((one) =>
        Array.from({ length: one.length }, (_, index) => one.charCodeAt(index)),
      ),
    );
    for (const [, units] of texts) expect(kept).toContainEqual(units);
  }
});
