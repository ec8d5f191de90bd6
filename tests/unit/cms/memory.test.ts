import { describe, expect, test } from 'vitest';
import { readContent } from '~/cms/picture/content';
import { createMemoryStore } from '~/cms/stores/memory-store';

interface Member {
  name: string;
  photo: File | null;
  site?: object;
}
const member = (name: string, photo: File | null = null): Member => ({ name, photo });

function openStore(...names: string[]) {
  const store = createMemoryStore<Member>({ defaults: { name: '' } });
  store.open();
  for (const name of names) store.add(member(name));
  const at = (position: number) => {
    const record = store.$records.get()[position];
    if (!record) throw new Error(`no record at ${position}`);
    return record;
  };
  return { store, at, names: () => store.$records.get().map(({ name }) => name) };
}

describe('records in memory', () => {
  test('have no id and may be equal', () => {
    const { store, at, names } = openStore('Asha', 'Asha');
    expect(at(0)).toEqual({ name: 'Asha', photo: null });
    store.replace(at(1), member('Bina'));
    expect(names()).toEqual(['Asha', 'Bina']);
    store.remove(at(0));
    expect(names()).toEqual(['Bina']);
  });

  test('an edited record keeps its place after one before it was deleted', () => {
    const { store, at, names } = openStore('Asha', 'Bina', 'Chetan');
    const edited = at(2);
    store.remove(at(0));
    store.replace(edited, member('CHETAN'));
    expect(names()).toEqual(['Bina', 'CHETAN']);
  });

  test('a deleted record stays deleted until it is restored', () => {
    const { store, at, names } = openStore('Asha', 'Bina');
    const asha = at(0);
    const removed = store.remove(asha);
    expect(store.replace(asha, member('x'))).toEqual({ ok: false, fault: 'gone' });
    if (!removed.ok || !removed.value) throw new Error('not removed');
    store.restore(removed.value);
    expect(names()).toEqual(['Asha', 'Bina']);
  });

  test('comparing a long import with a long list takes linear time', () => {
    const count = 300;
    let reads = 0;
    const incoming = Array.from({ length: count }, (_, index) => ({
      photo: null,
      get name() {
        reads += 1;
        return `new ${index}`;
      },
    }));
    const { store } = openStore(...incoming.map((_, index) => `old ${index}`));
    expect(store.planMerge(incoming).added).toHaveLength(count);
    expect(reads).toBeLessThan(10 * count);
  });

  test('an import adds only records whose texts and photos are new', async () => {
    const photo = (text: string) => readContent(new File([text], 'photo.webp', { type: 'image/webp' }));
    const { store, names } = openStore('Asha');
    store.add(member('Bina', await photo('1')));
    const [old, other] = [member('Bina', await photo('1')), member('Bina', await photo('2'))];
    const incoming = [member('Asha'), old, other, member('Asha')];
    expect(store.planMerge(incoming)).toMatchObject({ same: 2, replaced: [] });
    expect(store.planMerge([member('Bina', await photo('2'))]).same).toBe(0);
    const merged = store.merge(store.planMerge(incoming));
    expect(names()).toEqual(['Asha', 'Bina', 'Bina', 'Asha']);
    if (!merged.ok) throw new Error(merged.fault);
    store.revertMerge(merged.value);
    expect(names()).toEqual(['Asha', 'Bina']);
  });

  test('a record from the site replaces its earlier copy', () => {
    const { store, names } = openStore('Own');
    const listed = (name: string, id: string) => ({ ...member(name), site: { id } });
    store.add(listed('Old', 'a'));
    store.merge(store.planMerge([listed('New', 'a'), listed('More', 'b')]));
    expect(names()).toEqual(['Own', 'New', 'More']);
  });
});
