import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkEmail,
  emailMessageMs,
  phoneMessageMs,
  readPhone,
  stripName,
  stripWithCaret,
} from '~/domain/contact';
import { codePoint } from '../../support/texts';

const typedText = fc.string({
  unit: fc.constantFrom(...'aZé र ा ् थ ि ं 7 ७ ! . 😀 𐐀'.split(' '), ...' \u200d\u200c\u0301\t', '\ud83d'),
});

test('the messages stay for five and three seconds', () => {
  expect([emailMessageMs, phoneMessageMs]).toEqual([5000, 3000]);
});

describe('a name', () => {
  test.each([
    ['Latin', ' Ram  Thapa '],
    ['Latin with accents', 'José Núñez Jose\u0301'],
    ['a no-break space', 'Ram\u00a0Thapa'],
    ['Devanagari', 'श्रीमती लक्ष्मी कुँवर क्षितिज'],
    ['conjuncts shaped by joiners', 'न्‍यौपाने क्‌ष'],
    ['a joiner at the end, before the next letter', 'र्\u200d'],
    ['other scripts', '李小龍 عائشة 𐐀𐐁'],
    ['nothing', ''],
  ])('of %s is kept unchanged', (_, name) => {
    expect(stripName(name)).toEqual({ value: name, removed: false });
  });

  test.each([
    ['Ram2', 'Ram'],
    ["O'Brien!", 'OBrien'],
    ['राम२ थापा।', 'राम थापा'],
    ['Ram\tThapa\r\n', 'RamThapa'],
    ['Ram 😀 Thapa', 'Ram  Thapa'],
    ['👩\u200d🍳 Sita', ' Sita'],
    ['❤\ufe0fSita', 'Sita'],
    ['1\ufe0f\u20e3', ''],
    ['\ud83d\u202e\u200bRam', 'Ram'],
    // Marks and joiners without a letter before them.
    ['ा', ''],
    [' \u0301Ram', ' Ram'],
    ['राम \u200dथापा', 'राम थापा'],
    ['र्\u200d\u200dय', 'र्\u200dय'],
    ['a1\u0301', 'a'],
  ])('%j becomes %j', (name, value) => {
    expect(stripName(name)).toEqual({ value, removed: true });
  });

  test('keeps letters and spaces in order, even if stripped twice', () => {
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

describe('an email address', () => {
  test.each([
    ['required', ['', ' ', '\t']],
    [undefined, ['ram@example.com', 'a@b.c', 'r.t+x@mail.example.com.np', 'राम@उदाहरण.नेपाल']],
    ['invalid', ['ram', 'ram@', '@example.com', 'ram@example', 'ram@example.', 'ram@.com', 'a@b@c.de']],
    ['invalid', ['ram@example.com\n']],
  ])('is %s: %j', (problem, emails) => {
    for (const email of emails) expect(checkEmail(email), email).toBe(problem);
  });

  test('with a space is never valid', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (email, place) => {
        expect(checkEmail(email)).toBeUndefined();
        const at = place % (email.length + 1);
        expect(checkEmail(`${email.slice(0, at)} ${email.slice(at)}`)).toBe('invalid');
      }),
    );
  });
});

describe('a phone number', () => {
  test.each([
    ['9841000000', '9841000000'],
    ['९८४१०००००७', '9841000007'],
    ['98४1', '9841'],
    ['\u202a9800000000\u202c', '9800000000'],
    ['1\ufe0f\u200b2', '12'],
    ['0'.repeat(200), '0'.repeat(200)],
    ['', ''],
  ])('%j is accepted as %j', (phone, value) => {
    expect(readPhone(phone)).toEqual({ value, accepted: true });
  });

  test.each(['+977', '98-41', '98 41', '98a', '९८क', '٣', '９', '1\n', '½', '²'])(
    '%j is not accepted',
    (phone) => {
      expect(readPhone(phone).accepted).toBe(false);
    },
  );
});
