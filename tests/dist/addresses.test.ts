import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { withoutBase } from '~/config/base';
import { readSite } from '../support/site';

const file = 'tests/fixtures/addresses.txt';
const published = readFileSync(file, 'utf8').split('\n').filter(Boolean);
/** Addresses that others link to, print or read: pages, CSV and QR codes. */
const built = [...readSite().files]
  .map((path) => withoutBase(path)?.replace(/(?<=\/)index\.html$/, '') ?? '')
  .filter((path) => /(\/|\.csv|qr\.svg)$/.test(path))
  .filter((path) => !path.startsWith('/cms/'));

const added = built.filter((path) => !published.includes(path)).sort();
if (added.length > 0) process.stderr.write(`\nNew addresses, to add to ${file}:\n${added.join('\n')}\n`);

test('no published address has vanished without a forward', () => {
  const vanished = published.filter((path) => !built.includes(path));
  const advice = `If a product was renamed, write its former slug into 'formerSlugs' of its file. If it is gone for good, delete its lines from ${file}.`;
  expect(vanished, advice).toEqual([]);
});
