import { expect, it } from 'vitest';
import { readBuilt, readSite } from '../support/site';

it('has each icon that pages show from the file that they share', () => {
  const used = [...readSite().pages.values()].flatMap(({ elements }) =>
    elements.flatMap(({ name, attributes }) => (name === 'use' ? (attributes.href ?? '') : [])),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const address of new Set(used)) {
    const [file = '', icon] = address.split('#');
    expect(readBuilt(file), address).toContain(`<symbol id="${icon}"`);
  }
});
