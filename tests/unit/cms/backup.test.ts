import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { datedFileName } from '~/cms/copies/files';
import { backupVersion, parseBackup } from '~/cms/copies/format';
import { describeCopyAge } from '~/cms/copies/last-backup';
import { createRawBackup } from '~/cms/copies/raw-backup';
import { officeLabels } from '~/cms/orders/order-draft';
import { writeOrdersCsv } from '~/cms/orders/orders-csv';
import { capacity, countCharacters, wrapStorage } from '~/cms/storage/text-storage';
import { site } from '~/config/site';
import { makeOrder } from '../../support/orders';
import { codePoint } from '../../support/texts';
import { FakeStorage } from './fake-storage';

afterEach(() => {
  vi.unstubAllEnvs();
});

const over = (storage: Storage | null) => wrapStorage(() => storage);

test('the format of a backup file is a version, a date and sections', () => {
  const text = JSON.stringify({ version: 2, date: '2026-11-21', sections: { faqs: [] } });
  expect(parseBackup(text)).toEqual({
    ok: true,
    version: 2,
    sections: { faqs: [] },
    site: {},
    deleted: {},
    notes: [],
    unreadable: [],
  });
});

test.each([
  ['not a backup of the dashboard', ['', 'text']],
  ['not a backup', ['[]', 'null', '{}', '{"version":"2","sections":{}}', '{"version":2,"sections":[]}']],
  ['not a backup', ['{"version":1,"sections":{}}', '{"version":2.5,"sections":{}}']],
  ['newer dashboard', [`{"version":${backupVersion + 1},"sections":{"faqs":[]}}`]],
])('the format of a backup file refuses with the reason %s: %j', (reason, texts) => {
  for (const text of texts)
    expect(parseBackup(text), text).toEqual({ ok: false, message: expect.stringContaining(reason) });
});

test('property: no text of a backup file makes its parser throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: codePoint }), fc.json()), (text) => {
      expect(typeof parseBackup(text).ok).toBe('boolean');
    }),
  );
});

describe('a backup after the dashboard has failed', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

  test.each([
    ['lists as lists', { faqs: '[{"id":1},5]' }, { faqs: [{ id: 1 }, 5] }, {}],
    ['unreadable text unchanged', { orders: '{"broken"' }, {}, { orders: '{"broken"' }],
    ['copies of unreadable text', { 'faqs.unreadable-7': '[[' }, {}, { 'faqs.unreadable-7': '[[' }],
    ['text nested too deeply, unchanged', { faqs: deep }, {}, { faqs: deep }],
  ])('contains %s', (_, stored, sections, unreadable) => {
    const file = createRawBackup(over(new FakeStorage(stored)), new Date(0));
    expect(file).toMatchObject({ version: backupVersion, date: '1970-01-01T00:00:00.000Z' });
    expect(file).toMatchObject({ brand: site.brand.name, sections, unreadable });
  });

  test('contains what was loaded and deleted', () => {
    const site = { records: [{ id: 'a' }] };
    const deleted = { faqs: { b: { time: 1 } } };
    const texts = {
      faqs: '[]',
      'site-faqs': JSON.stringify(site),
      'dashboard-deleted': JSON.stringify(deleted),
    };
    const file = createRawBackup(over(new FakeStorage(texts)), new Date(0));
    expect(file).toMatchObject({ site: { faqs: site }, deleted });
  });

  test('is an empty backup if storage is refused', () => {
    expect(createRawBackup(over(null), new Date(0)).sections).toEqual({});
  });
});

describe('the age of the last copy', () => {
  const now = new Date(2026, 10, 21, 9);

  test.each([
    [undefined, { text: 'Not yet', tone: 'danger' }],
    [new Date(2026, 10, 21, 1), { text: 'today, November 21, 2026' }],
    [new Date(2026, 10, 20, 23, 59), { text: 'yesterday, November 20, 2026' }],
    [new Date(2026, 10, 14), { text: '7 days ago, November 14, 2026' }],
    [new Date(2026, 10, 13), { text: '8 days ago, November 13, 2026', tone: 'warning' }],
    [new Date(2027, 0, 1), { text: 'today, January 1, 2027' }],
  ])('%s', (last, age) => {
    expect(describeCopyAge(last, now)).toEqual(age);
  });

  test.each([
    ['America/Los_Angeles', '2026-03-08T09:30:00Z', '2026-03-09T06:30:00Z', 'today', 'March 8'],
    ['America/Los_Angeles', '2026-03-08T09:30:00Z', '2026-03-09T07:30:00Z', 'yesterday', 'March 8'],
    ['America/Los_Angeles', '2026-11-01T07:30:00Z', '2026-11-02T07:30:00Z', 'today', 'November 1'],
    ['Pacific/Auckland', '2026-04-04T11:30:00Z', '2026-04-06T12:30:00Z', '2 days ago', 'April 5'],
  ])('counts the days of %s, long and short ones: %s', (zone, from, to, age, date) => {
    vi.stubEnv('TZ', zone);
    expect(describeCopyAge(new Date(from), new Date(to)).text).toBe(`${age}, ${date}, 2026`);
  });
});

test('orders as a spreadsheet have a row for each item, say what has no price, and hold no formulas', () => {
  const items = [
    { name: 'Meat Spice 100 g', quantity: 12, number: '1', price: 130, carton: 24 },
    { name: 'Cloves; =1+1', quantity: 1 },
  ];
  const order = makeOrder({ email: '=1+1', phone: '+977 1 555 0100', items, pricesOf: 'Kartik 12, 2083' });
  const agreed = { statuses: { sent: 1 }, office: { discount: 60, promised: '2026-12-01', note: 'Ring' } };
  const ids = [Date.UTC(2026, 10, 21, 21, 15), Number.MAX_SAFE_INTEGER];
  const [heading, ...rows] = writeOrdersCsv(ids.map((id) => ({ ...order, ...agreed, id }))).split('\r\n');
  expect(heading).toBe(
    `\ufeffId,Number,Created (Asia/Kathmandu),Status,Full Name,Email Address,Phone Number,Business Name,Business Type,Province,District,City,Item,№,Packs,Price,Amount,Packs in a carton,Prices of,${officeLabels.discount},Promised day,Note,Items without a price,Total of the order`,
  );
  const start = `${ids[0]},261122-030000,2026-11-22 03:00,Sent,${order.fullName},'=1+1,(+977) 1 555 0100,`;
  const place = 'Salt & Pepper,Restaurant,Koshi Province,Ilam,Deumai';
  const facts = '60,2026-12-01,Ring,1,1500';
  expect(rows[0]).toBe(`${start}${place},Meat Spice 100 g,1,12,130,1560,24,"Kartik 12, 2083",${facts}`);
  expect(rows[1]).toBe(`${start}${place},"Cloves;' =1+1",,1,No price,,,,,,,,`);
  expect(rows[2]).toContain(`${Number.MAX_SAFE_INTEGER},${Number.MAX_SAFE_INTEGER},,Sent,${order.fullName}`);
});

test('a downloaded file has its section and the date in its name', () => {
  expect(datedFileName('orders', 'csv', new Date(2026, 0, 5))).toBe(
    `${site.brand.name.toLowerCase().replace(/\s+/g, '-')}-orders-2026-01-05.csv`,
  );
});

test('used storage counts keys and texts, and nothing if it is refused', () => {
  expect(countCharacters(over(new FakeStorage({ faqs: '12345' })))).toBe(9);
  expect(countCharacters(over(null))).toBe(0);
  expect(capacity).toBe(5_242_880);
});
