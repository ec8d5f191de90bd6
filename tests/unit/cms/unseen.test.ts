import { describe, expect, test } from 'vitest';
import { FakeStorage } from './fake-storage';
import { faq, openStore, stored } from './faq-store';

const one = { id: 1, ...faq('one') };
const two = { id: 2, ...faq('two') };

/** A tab over questions that are there, and another one that writes a list of its own. */
function openBoth(...records: object[]) {
  const fake = new FakeStorage();
  fake.setItem('faqs', JSON.stringify(records));
  const clock = { now: 5000 };
  const tab = openStore(fake, clock);
  const overwrite = (...list: object[]) => {
    fake.setItem('faqs', JSON.stringify(list));
    tab.tellOfChange(JSON.stringify(list));
  };
  return { ...tab, fake, clock, overwrite };
}

describe('a change that another tab writes over in the same moment', () => {
  test('is made again where it added a record', () => {
    const { add, overwrite, names, fake } = openBoth(one);
    add('mine');
    overwrite(one, two);
    expect(names()).toEqual(['one', 'two', 'mine']);
    expect(stored(fake)).toHaveLength(3);
  });

  test('is made again under another id where both made a record in one millisecond', () => {
    const { add, overwrite, store, names } = openBoth(one);
    const id = Number(add('mine').id);
    const theirs = { ...two, id };
    overwrite(one, theirs);
    expect(names()).toEqual(['one', 'two', 'mine']);
    expect(store.$records.get().map(({ id }) => id)).toEqual([1, id, id + 1]);
    overwrite(one, theirs, { id: 9, ...faq('nine') });
    expect(names()).toEqual(['one', 'two', 'nine', 'mine']);
  });

  test('is made again where it changed or deleted a record', () => {
    const { store, overwrite, names } = openBoth(one, two);
    store.replace(one, faq('ONE'));
    store.remove(two);
    overwrite(one, two, { id: 3, ...faq('three') });
    expect(names()).toEqual(['ONE', 'three']);
  });

  test('gives way where the other has changed the same record', () => {
    const { store, overwrite, names } = openBoth(one, two);
    store.replace(one, faq('mine'));
    overwrite({ ...one, q: 'theirs' }, two);
    expect(names()).toEqual(['theirs', 'two']);
    overwrite(one, two);
    expect(names()).toEqual(['one', 'two']);
  });

  test('is not repeated where this tab still has it', () => {
    const { add, fake, tellOfChange, names } = openBoth(one);
    add('mine');
    const text = fake.getItem('faqs');
    tellOfChange(JSON.stringify([one, two]));
    expect(names()).toEqual(['one', 'mine']);
    expect(fake.getItem('faqs')).toBe(text);
  });
});

describe('a change is not made again', () => {
  test('once the other tab has seen it', () => {
    const { add, overwrite, names } = openBoth(one);
    const mine = add('mine');
    overwrite(one, mine, two);
    overwrite(one, two);
    expect(names()).toEqual(['one', 'two']);
  });

  test('later than in the same moment: the other tab has deleted the record', () => {
    const { add, overwrite, names, clock } = openBoth(one);
    add('mine');
    clock.now += 2001;
    overwrite(one);
    expect(names()).toEqual(['one']);
    clock.now -= 2001;
    overwrite(one, two);
    expect(names()).toEqual(['one', 'two']);
  });

  test('after all was cleared', () => {
    const { add, fake, tellOfChange, overwrite, names } = openBoth(one);
    add('mine');
    fake.clear();
    tellOfChange();
    overwrite(two);
    expect(names()).toEqual(['two']);
  });
});
