import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRecords, encodeRecords, parseList } from '~/cms/storage/decode';
import { isListOf, isNumber, isShape, isText } from '~/cms/storage/shape';
import { migrate } from '~/cms/storage/version';
import { codePoint } from '../../support/texts';
import { faqRules } from './faq-store';

const faq = (id: unknown, q: unknown = 'q', a: unknown = 'a') => ({ id, q, a });
const decode = (value: unknown) => decodeRecords(JSON.stringify(value), faqRules);

describe('data stored by another release', () => {
  const today = '[{"id":1,"q":"one","a":"about one"}]';

  test('opens in a release with one more field', () => {
    const isLinked = isShape<{ q: string; link: string }>({ q: isText, link: isText });
    const rules = { key: 'faqs', title: 'q', isValid: isLinked, defaults: { q: '', link: '' } };
    const [record] = decodeRecords(today, rules).records;
    expect(record).toEqual({ id: 1, q: 'one', a: 'about one', link: '' });
  });

  test('opens in a release with one fewer field and keeps its text', () => {
    const isShort = isShape<{ q: string }>({ q: isText });
    const { records } = decodeRecords(today, {
      key: 'faqs',
      title: 'q',
      isValid: isShort,
      defaults: { q: '' },
    });
    expect(encodeRecords(records)).toBe(today);
  });

  test('is upgraded step by step from its version', () => {
    const steps = [
      (_: string, { q, ...rest }: { q?: unknown }) => ({ ...rest, question: q }),
      (section: string, entry: object) => ({ ...entry, section }),
    ];
    expect(migrate('faqs', { q: 'one' }, 2, steps)).toEqual({ question: 'one', section: 'faqs' });
    expect(migrate('faqs', { question: 'one' }, 3, steps)).toEqual({ question: 'one', section: 'faqs' });
    expect(migrate('faqs', { question: 'one' }, 4, steps)).toEqual({ question: 'one' });
  });

  test('contains its version unless all its fields are specified', () => {
    expect(encodeRecords([faq(1)], 2)).toBe(JSON.stringify([faq(1)]));
    const entries = [{ ...faq(1), site: { id: 'hot' } }];
    expect(parseList(encodeRecords(entries, 2))).toEqual({ version: 2, entries });
  });

  test('is unreadable if its version is one that nobody has', () => {
    const old = encodeRecords([{ ...faq(1), site: {} }], 1);
    expect(decodeRecords(old, faqRules)).toEqual({ records: [], unreadable: 'all' });
  });

  test('is not read if its version is newer', () => {
    const newer = encodeRecords([{ ...faq(1), site: {} }], 99);
    expect(decodeRecords(newer, faqRules)).toEqual({ records: [], unreadable: 'newer' });
  });
});

describe('decoding stored records', () => {
  test('valid records are kept in sequence between invalid entries', () => {
    const damaged = [null, faq(5), 7, 'text', faq('2'), faq(3, 4), [], faq(1), {}, faq(1.5), faq(null)];
    const { records, unreadable } = decode([...damaged, { id: 9, other: 'x' }]);
    expect([records, unreadable]).toEqual([[faq(5), faq(1)], 10]);
  });

  test('a text that is no list is completely unreadable', () => {
    const broken = ['', '{', 'undefined', '[{"id":1', '\u0000\uffff', '[]]'];
    for (const text of [...broken, 'null', '{}', '{"faqs":[]}', '"faqs"', '0', 'true'])
      expect(decodeRecords(text, faqRules), text).toEqual({ records: [], unreadable: 'all' });
  });

  test('unknown fields are kept, and nothing stored is an empty list', () => {
    expect(decode([{ ...faq(1), pinned: true }]).records).toEqual([{ ...faq(1), pinned: true }]);
    expect(decodeRecords(null, faqRules)).toEqual({ records: [], unreadable: 0 });
  });

  test('a second record with the same id gets the next free one', () => {
    const twice = [faq(1, 'first'), faq(2), faq(1, 'second')];
    expect(decode(twice).records).toEqual([faq(1, 'first'), faq(2), faq(3, 'second')]);
    const most = Number.MAX_SAFE_INTEGER;
    expect(decode([faq(most), faq(most), faq(0)]).records.map(({ id }) => id)).toEqual([most, 1, 0]);
  });

  test('a number too large for JSON is invalid', () => {
    const isItem = isShape<{ quantity: number }>({ quantity: isNumber });
    const isValid = isShape<{ items: { quantity: number }[] }>({ items: isListOf(isItem) });
    const rules = { key: 'orders', title: '', isValid, defaults: {} };
    const count = (quantity: string) =>
      decodeRecords(`[{"id":1,"items":[{"quantity":${quantity}}]}]`, rules).unreadable;
    expect([count('1e999'), count('2')]).toEqual([1, 0]);
  });

  test('a record may contain nested lists up to a limit', () => {
    const nest = (levels: number) =>
      `[{"id":1,"q":"q","a":"a","x":${'['.repeat(levels)}${']'.repeat(levels)}}]`;
    expect(decodeRecords(nest(60), faqRules).unreadable).toBe(0);
    expect(decodeRecords(nest(70), faqRules).unreadable).toBe(1);
  });

  test('a field that only a prototype has is missing', () => {
    const isNamed = isShape<{ toString: string }>({ toString: isText });
    expect(isNamed({})).toBe(false);
    expect(isNamed({ toString: 'own' })).toBe(true);
  });

  test('property: returns only valid records with unique ids', () => {
    const entry = fc.oneof(
      fc.record({ id: fc.oneof(fc.nat(5), fc.double()), q: fc.string(), a: fc.string() }),
      fc.jsonValue(),
    );
    const text = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.json(),
      fc.array(entry).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        const { records } = decodeRecords(stored, faqRules);
        const wrong = records.filter((one) => !faqRules.isValid(one) || !Number.isSafeInteger(one.id));
        expect(wrong).toEqual([]);
        expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      }),
    );
  });
});
