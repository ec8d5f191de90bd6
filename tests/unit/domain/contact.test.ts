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

const anyText = fc.string({ unit: 'binary' });
const typedText = fc.string({
  unit: fc.constantFrom(
    ...'aZé र ा ् थ ि ं 7 ७ ! . 😀 𐐀'.split(' '),
    ' ',
    '\u200d',
    '\u200c',
    '\u0301',
    '\ud83d',
    '\t',
  ),
});

test('the messages stay for five and three seconds', () => {
  expect([emailMessageMs, phoneMessageMs]).toEqual([5000, 3000]);
});

describe('a name', () => {
  test.each([
    'Ram Thapa',
    'राम थापा',
    'श्रीमती लक्ष्मी कुँवर',
    'क्षितिज',
    'न्‍यौपाने',
    'क्‌ष',
    'José Núñez',
    'Jose\u0301',
    '李小龍',
    'عائشة',
    '𐐀𐐁',
    ' Ram  Thapa ',
    'Ram\u00a0Thapa',
    '',
  ])('%j is kept as it is', (name) => {
    expect(stripName(name)).toEqual({ value: name, removed: false });
  });

  test.each([
    ['Ram2', 'Ram'],
    ['Ram Thapa!', 'Ram Thapa'],
    ["O'Brien", 'OBrien'],
    ['राम२ थापा', 'राम थापा'],
    ['राम।', 'राम'],
    ['Ram\tThapa\r\n', 'RamThapa'],
    ['Ram 😀 Thapa', 'Ram  Thapa'],
    ['👩\u200d🍳 Sita', ' Sita'],
    ['❤\ufe0fSita', 'Sita'],
    ['1\ufe0f\u20e3', ''],
    ['<b>Ram</b>', 'bRamb'],
    ['ram_thapa-shrestha@x.np', 'ramthapashresthaxnp'],
    ['\ud83dRam', 'Ram'],
    ['\u202eRam', 'Ram'],
    ['\u200bRam', 'Ram'],
  ])('%j becomes %j', (name, value) => {
    expect(stripName(name)).toEqual({ value, removed: true });
  });

  test('loses marks and joiners that have no letter before them', () => {
    expect(stripName('ा')).toEqual({ value: '', removed: true });
    expect(stripName(' \u0301Ram').value).toBe(' Ram');
    expect(stripName('\u200dराम').value).toBe('राम');
    expect(stripName('राम \u200dथापा').value).toBe('राम थापा');
    expect(stripName('र्\u200d\u200dय').value).toBe('र्\u200dय');
    expect(stripName('a1\u0301').value).toBe('a');
  });

  test('keeps a joiner at its end, since the letter that it joins is typed next', () => {
    expect(stripName('र्\u200d')).toEqual({ value: 'र्\u200d', removed: false });
  });

  test.each([
    ['any text', anyText],
    ['text such as people type', typedText],
  ])('of %s leaves letters, marks, joiners and spaces, in order, and nothing more to remove', (_, text) => {
    fc.assert(
      fc.property(text, (name) => {
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

describe('the caret in a stripped name', () => {
  test.each([
    ['Ra2|m', 'Ra|m'],
    ['|12Ram', '|Ram'],
    ['Ram|12', 'Ram|'],
    ['Ram12|', 'Ram|'],
    ['रा😀म|', 'राम|'],
    ['र|2ाम', 'र|म'],
  ])('of %j is as in %j', (before, after) => {
    const caret = before.indexOf('|');
    expect(stripWithCaret(before.replace('|', ''), caret)).toEqual({
      value: after.replace('|', ''),
      caret: after.indexOf('|'),
      removed: true,
    });
  });

  test('stands behind what is left of the text that it stood behind', () => {
    fc.assert(
      fc.property(typedText, fc.nat({ max: 40 }), (name, place) => {
        const caret = Math.min(place, name.length);
        const stripped = stripWithCaret(name, caret);
        expect(stripped.value.slice(0, stripped.caret)).toBe(stripName(name.slice(0, caret)).value);
        expect(stripWithCaret(name, name.length).caret).toBe(stripped.value.length);
        expect(stripWithCaret(name, 0).caret).toBe(0);
      }),
    );
  });
});

describe('an e-mail address', () => {
  test.each(['', ' ', '\t'])('%j is missing', (email) => {
    expect(checkEmail(email)).toBe('required');
  });

  test.each(['ram@example.com', 'a@b.c', 'r.t+x@mail.example.com.np', 'राम@उदाहरण.नेपाल'])(
    '%s is right',
    (email) => {
      expect(checkEmail(email)).toBeUndefined();
    },
  );

  test.each([
    'ram',
    'ram@',
    '@example.com',
    'ram@example',
    'ram@example.',
    'ram@.com',
    'ram thapa@example.com',
    'ram@example.com ',
    ' ram@example.com',
    'ram@exa mple.com',
    'a@b@c.de',
    'ram@example.com\n',
  ])('%j is invalid', (email) => {
    expect(checkEmail(email)).toBe('invalid');
  });

  test('with a space anywhere is never right', () => {
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

  test('is accepted only when its value is all digits, and a value stays the same when read again', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'059०५९a+ ') })), (phone) => {
        const { value, accepted } = readPhone(phone);
        expect(accepted).toBe([...value].every((digit) => '0123456789'.includes(digit)));
        expect(readPhone(value)).toEqual({ value, accepted });
      }),
    );
  });
});
