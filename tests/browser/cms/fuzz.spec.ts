import fc from 'fast-check';
import { expect, test } from '../../support/test';
import { open, records } from './dashboard';

const order = {
  id: 1,
  fullName: 'f',
  email: 'e',
  phone: 'p',
  businessName: 'b',
  businessType: 'Hotel',
  province: 'p',
  district: 'd',
  city: 'c',
  items: [],
};
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC';

/** Each key with the section that shows it and a record that is sound. */
const keys = [
  ['faqs', 'faq', { id: 1, q: 'q', a: 'a' }],
  ['gallery', 'gallery', { id: 1, title: 't', desc: 'd', image }],
  ['products', 'products', { id: 1, title: 't', image }],
  ['orders', 'order', order],
  ['dealers', 'dealers', { id: 1, name: 'n', description: 'd', benefits: [] }],
] as const;

/** Code units instead of a string: lone surrogates do not survive the way into the browser. */
const unitsOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

const bytes = fc.uint8Array({ maxLength: 200 }).map((list) => String.fromCharCode(...list));
const nonsense = fc.oneof(bytes, fc.string({ unit: 'binary', maxLength: 60 }), fc.json({ maxDepth: 4 }));
const entries = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 });

for (const [key, section, sound] of keys)
  test(`whatever stands under '${key}', the dashboard opens, shows what is sound and keeps the text`, async ({
    page,
  }) => {
    test.slow();
    const mixed = entries.map((list) => JSON.stringify([...list, sound]));
    const samples = [
      ...fc.sample(nonsense, { numRuns: 8, seed: 7 }).map((text) => ({ text, shown: 0 })),
      ...fc.sample(mixed, { numRuns: 8, seed: 7 }).map((text) => ({ text, shown: 1 })),
    ];
    await page.goto('/robots.txt');
    for (const { text, shown } of samples) {
      await page.evaluate(
        ([name, units]) => {
          localStorage.clear();
          localStorage.setItem(name, String.fromCharCode(...units));
        },
        [key, unitsOf(text)] as const,
      );
      await open(page, section);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard$|Management$/);
      expect(await records(page).count()).toBeGreaterThanOrEqual(shown);
      const kept = await page.evaluate(() =>
        Object.values(localStorage).map((one: string) =>
          Array.from({ length: one.length }, (_, index) => one.charCodeAt(index)),
        ),
      );
      expect(kept).toContainEqual(unitsOf(text));
    }
  });
