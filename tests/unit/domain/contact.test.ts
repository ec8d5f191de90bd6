import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEmail, readPhone, stripName, stripWithCaret } from '~/domain/contact';
import { codePoint } from '../../support/texts';

const typedText = fc.string({
  unit: fc.constantFrom(...'aZé र ा ् थ ि ं 7 ७ ! . 😀 𐐀'.split(' '), ...' \u200d\u200c\u0301\t', '\ud83d'),
});

test('a name in letters of any script is kept unchanged', () => {
  const latin = [' Ram  Thapa ', 'José Núñez Jose\u0301', 'Ram\u00a0Thapa'];
  const joined = ['न्‍यौपाने क्‌ष', 'र्\u200d'];
  const others = ['श्रीमती लक्ष्मी कुँवर क्षितिज', '李小龍 عائشة 𐐀𐐁', ''];
  for (const value of [...latin, ...joined, ...others])
    expect(stripName(value)).toEqual({ value, removed: false });
});

test.each([
  ['Ram2', 'Ram'],
  ["O'Brien!", 'OBrien'],
  ['राम२ थापा।', 'राम थापा'],
  ['Ram\tThapa\r\n', 'RamThapa'],
  ['Ram 😀 Thapa', 'Ram  Thapa'],
  ['👩\u200d🍳 Sita', ' Sita'],
  ['\ud83d\u202e\u200bRam', 'Ram'],
  // Marks and joiners without a letter before them.
  ['ा', ''],
  [' \u0301Ram', ' Ram'],
  ['राम \u200dथापा', 'राम थापा'],
  ['र्\u200d\u200dय', 'र्\u200dय'],
  ['a1\u0301', 'a'],
])('a name %j becomes %j', (name, value) => {
  expect(stripName(name)).toEqual({ value, removed: true });
});

test('a name keeps letters and spaces in order, even if stripped twice', () => {
  fc.assert(
    fc.property(fc.oneof(typedText, fc.string({ unit: codePoint })), (name) => {
      const { value, removed } = stripName(name);
      expect(value).toMatch(/^(?:\p{L}[\p{M}\u200c\u200d]*|\p{Zs})*$/u);
      expect(removed).toBe(value !== name);
      expect(stripName(value)).toEqual({ value, removed: false });
      const letters = (of: string) => of.match(/[\p{L}\p{Zs}]/gu) ?? [];
      expect(letters(value)).toEqual(letters(name));
    }),
  );
});

test('the caret in a stripped name stays after the same text', () => {
  fc.assert(
    fc.property(typedText, fc.nat({ max: 40 }), (name, place) => {
      const caret = Math.min(place, name.length);
      const stripped = stripWithCaret(name, caret);
      expect(stripped.value.slice(0, stripped.caret)).toBe(stripName(name.slice(0, caret)).value);
      expect(stripWithCaret(name, name.length).caret).toBe(stripped.value.length);
    }),
  );
  expect(stripWithCaret('र2ाम', 1)).toEqual({ value: 'रम', caret: 1, removed: true });
});

test.each([
  ['required', ['', ' ', '\t']],
  [undefined, ['ram@example.com', 'a@b.c', 'r.t+x@mail.example.com.np', 'राम@उदाहरण.नेपाल']],
  ['invalid', ['ram', 'ram@', '@example.com', 'ram@example', 'ram@example.', 'ram@.com', 'a@b@c.de']],
  ['invalid', ['ram@example.com\n', 'r am@example.com', 'ram@exam ple.com', ' ram@example.com']],
])('an email address is %s: %j', (problem, emails) => {
  for (const email of emails) expect(checkEmail(email), email).toBe(problem);
});

test('a phone number has only digits, of either script', () => {
  const long = '0'.repeat(200);
  const accepted = { '9841000000': '9841000000', '९८४१०००००७': '9841000007', '98४1': '9841', '': '' };
  const marked = { '\u202a9800000000\u202c': '9800000000', '1\ufe0f\u200b2': '12', [long]: long };
  for (const [phone, value] of Object.entries({ ...accepted, ...marked }))
    expect(readPhone(phone)).toEqual({ value, accepted: true });
  for (const phone of ['+977', '98-41', '98 41', '98a', '९८क', '٣', '９', '1\n', '½', '²'])
    expect(readPhone(phone).accepted, phone).toBe(false);
});
