import { expect, test } from 'vitest';
import { wrapStorage } from '~/cms/storage/text-storage';
import { FakeStorage } from './fake-storage';

test('guarded storage reads, writes, lists and removes', () => {
  const fake = new FakeStorage();
  const guarded = wrapStorage(() => fake);
  expect(guarded.read('a')).toEqual({ ok: true, value: null });
  expect(guarded.write('a', 'one')).toEqual({ ok: true, value: undefined });
  expect(guarded.write('b', 'two')).toEqual({ ok: true, value: undefined });
  expect(guarded.read('a')).toEqual({ ok: true, value: 'one' });
  expect(guarded.keys()).toEqual({ ok: true, value: ['a', 'b'] });
  expect(guarded.remove('a')).toEqual({ ok: true, value: undefined });
  expect(guarded.keys()).toEqual({ ok: true, value: ['b'] });
});

test('guarded storage distinguishes full from refused storage', () => {
  const fake = new FakeStorage();
  const storage = wrapStorage(() => fake);
  fake.capacity = 3;
  expect(storage.write('key', 'text')).toEqual({ ok: false, fault: 'full' });
  fake.mode = 'refuses';
  expect(storage.write('key', '')).toEqual({ ok: false, fault: 'refused' });
  // A write that cannot be read back has failed.
  fake.mode = 'forgets';
  expect(storage.write('a', 'b')).toEqual({ ok: false, fault: 'refused' });
  const full = wrapStorage(() => {
    throw new DOMException('', 'NS_ERROR_DOM_QUOTA_REACHED');
  });
  expect(full.write('a', 'b'), 'in Firefox').toEqual({ ok: false, fault: 'full' });
});

test('guarded storage treats storage that is missing or throws as refused', () => {
  const deny = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const open of [deny, () => null, () => undefined]) {
    const storage = wrapStorage(open as () => Storage | null);
    for (const done of [storage.read('a'), storage.write('a', 'b'), storage.remove('a'), storage.keys()])
      expect(done).toEqual({ ok: false, fault: 'refused' });
  }
});
