import { expect, it } from 'vitest';
import { findValidityFaults } from '../support/faults/validity';
import { readBuilt, readSite } from '../support/site';

it.each([...readSite().pages.keys()])('%s is valid HTML', async (path) => {
  const html = readBuilt(path);
  expect(await findValidityFaults(html)).toEqual([]);
});
