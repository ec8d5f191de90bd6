import { expect, test, vi } from 'vitest';
import { locales } from '~/config/locales';
import { findMissing, messagesOf } from '~/config/messages';

const shape = { chrome: { skip: 'Skip', items: ['One', 'Two'] }, by: 'By {name}' };

test.each(locales)('the dictionary %s has every word', (locale) => {
  expect(findMissing(messagesOf(locale), messagesOf('en'))).toEqual([]);
});

test('a word that is missing, blank or no text is named', () => {
  const messages = { chrome: { skip: ' ', items: ['Eins', ''] }, by: 7 };
  expect(findMissing(messages, shape)).toEqual(['chrome.skip', 'chrome.items.1', 'by']);
  expect(findMissing({ by: 'Von {name}' }, shape)).toEqual([
    'chrome.skip',
    'chrome.items.0',
    'chrome.items.1',
  ]);
});

test('a list may be longer or shorter than in English', () => {
  expect(findMissing({ chrome: { skip: 'Weiter', items: ['Eins'] }, by: 'Von' }, shape)).toEqual([]);
});

test('a language without a dictionary is named', () => {
  expect(() => messagesOf('ne')).toThrow("no dictionary for 'ne'");
});

test('a published language that lacks a text is refused', async () => {
  vi.resetModules();
  vi.doMock('~/config/messages/en', () => ({ en: { chrome: { skip: '' } } }));
  const { messagesOf } = await import('~/config/messages');
  expect(() => messagesOf('en')).toThrow('src/config/messages/en: no text for chrome.skip');
  vi.doUnmock('~/config/messages/en');
  vi.resetModules();
});
