import { afterEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '~/config/locales';
import { fillSettings, findMissing, interpolate } from '~/config/messages';
import ne from '~/config/messages/ne.json' with { type: 'json' };
import { chats, site, unitPrice } from '~/config/site';

const shape = { chrome: { skip: 'Skip', items: ['One', 'Two'] }, by: 'By {name}' };

test.each([
  [{ chrome: { skip: ' ', items: ['Eins', ''] }, by: 7 }, ['chrome.skip', 'chrome.items.1', 'by']],
  [{ by: 'Von {name}' }, ['chrome.skip', 'chrome.items.0', 'chrome.items.1']],
  // Lists may have another length than in English.
  [{ chrome: { skip: 'Weiter', items: ['Eins'] }, by: 'Von' }, []],
])('in %j the missing, blank and wrong messages are %j', (messages, missing) => {
  expect(findMissing(messages, shape)).toEqual(missing);
});

test.each([
  ['Item {number} of {total}', 'Item 2 of 12'],
  ['सामान {number:deva}', 'सामान २'],
  ['{total:deva} मध्ये {number:deva}', '१२ मध्ये २'],
  ['{other} {other:deva}', '{other} {other:deva}'],
])('the phrase %j is filled in as %j', (phrase, text) => {
  expect(interpolate(phrase, { number: 2, total: '12' })).toBe(text);
});

test('messages name money, unit weight and channels of the settings', () => {
  const { money } = languageOf('en');
  const text = '{currency} ({code}, {symbol}) per {unit} by {channels} on {date}';
  const symbol = money.format.replace('{amount}', '').trim();
  const unit = `${unitPrice.grams}\u00a0g`;
  const [last = '', ...rest] = ['post', ...chats.map(({ label }) => label)].reverse();
  const names = `${rest.reverse().join(', ')} and/or ${last}`;
  expect(fillSettings({ text }, 'en', { mail: 'post', or: 'and/or' })).toEqual({
    text: `${money.name} (${site.currency}, ${symbol}) per ${unit} by ${names} on {date}`,
  });
});

describe('a published language', () => {
  afterEach(() => {
    for (const file of ['locales', 'messages/en.json', 'messages/ne.json']) vi.doUnmock(`~/config/${file}`);
    vi.resetModules();
  });

  test('without a dictionary is reported by name', async () => {
    vi.resetModules();
    vi.doMock('~/config/locales', async (load) => ({ ...(await load<object>()), locales: ['en', 'zz'] }));
    const { dictionaryFaults } = await import('~/config/messages');
    const file = 'src/config/messages/index.ts';
    expect(dictionaryFaults).toEqual([{ file, reason: "has no dictionary 'zz'" }]);
  });

  test('without texts has no dictionary and is reported by their names', async () => {
    vi.resetModules();
    vi.doMock('~/config/messages/en.json', () => ({ default: { chrome: { skip: '', toHome: '' } } }));
    const { dictionaryFaults, messagesOf } = await import('~/config/messages');
    const reasons = ["no text for 'chrome.skip'", "no text for 'chrome.toHome'"];
    expect(dictionaryFaults).toEqual(
      reasons.map((reason) => ({ file: 'src/config/messages/en.json', reason })),
    );
    expect(() => messagesOf('en')).toThrow("no text for 'chrome.skip'");
  });

  test('without a text is a fault of the content check', async () => {
    vi.resetModules();
    vi.doMock('~/config/locales', async (load) => ({ ...(await load<object>()), locales: ['en', 'ne'] }));
    const texts = { ...ne, chrome: { ...ne.chrome, skip: '' } };
    vi.doMock('~/config/messages/ne.json', () => ({ default: texts }));
    const { checkContent } = await import('~/content-tool/check');
    const fault = { file: 'src/config/messages/ne.json', reason: "no text for 'chrome.skip'" };
    expect(checkContent(process.cwd())).toEqual([fault]);
  });
});
