import { expect, test } from 'vitest';
import { describeNew, describeVanished, listAddresses, readPublished } from '../support/published';
import { readSite } from '../support/site';

const published = readPublished();
const built = listAddresses(readSite());
const added = describeNew(published, built);
if (added) process.stderr.write(`\n${added}\n`);

test('no published address has vanished without a forward', () => {
  const vanished = describeVanished(published, built);
  expect(vanished === '', vanished).toBe(true);
});
