import { expect, test } from 'vitest';
import { sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { fillPlaceholders, restorePlaceholders } from '~/lib/content/placeholders';

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

test('puts placeholders back, the longest value first, and into no longer number', () => {
  const former = '{brand} is {fullName}, since {bs} in {city}.';
  const text = fillPlaceholders('Today {fullName} in {city}मा, {brand}: 1{bs}, {bs}.', sourceLocale);
  const [year] = fillPlaceholders(['{bs}'], sourceLocale);
  expect(restorePlaceholders(text, former, sourceLocale)).toBe(
    `Today {fullName} in {city}मा, {brand}: 1${year}, {bs}.`,
  );
});
