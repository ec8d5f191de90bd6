import process from 'node:process';
import { expect, test } from 'vitest';
import { site } from '~/config/site';
import { describeCard, describeEntry } from '~/lib/seo/social-card';

const picture = Buffer.from('picture');
const theme = { colour: 'chilli', picture: 'story/2.jpg' } as const;

test('a card is redrawn when its picture changes, in every folder alike', () => {
  const card = describeCard('Products', 'All of them.', theme);
  const { inputs } = describeEntry('home', card, picture);
  expect(String(inputs[0])).toContain(site.brand.name);
  expect(String(inputs[0])).not.toContain(process.cwd());
  expect(describeEntry('home', card, Buffer.from('other')).inputs).not.toEqual(inputs);
});
