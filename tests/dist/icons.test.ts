import { expect, it } from 'vitest';
import { readBuilt, readSite } from '../support/site';

it('the shared file contains each icon that pages use', () => {
  const used = [...readSite().pages.values()].flatMap(({ elements }) =>
    elements.flatMap(({ name, attributes }) => (name === 'use' ? (attributes.href ?? '') : [])),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const address of new Set(used)) {
    const [file = '', icon] = address.split('#');
    expect(readBuilt(file), address).toContain(`<symbol id="${icon}"`);
  }
});
