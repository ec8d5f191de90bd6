import { expect, test } from 'vitest';
import { sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { fillPlaceholders } from '~/lib/content/placeholders';

const { name, city } = messagesOf(sourceLocale).business;

test('replaces placeholders at any depth, and keeps numbers of products and unknown names', () => {
  const block = { title: '{brand} in {city}', text: ['{brand}', { heading: 'Stir in the {101}' }], year: 7 };
  expect(fillPlaceholders({ ...block, other: '{constructor} {brnad}' }, sourceLocale)).toEqual({
    title: `${name} in ${city}`,
    text: [name, { heading: 'Stir in the {101}' }],
    year: 7,
    other: '{constructor} {brnad}',
  });
});
