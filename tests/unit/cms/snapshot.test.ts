import { expect, test } from 'vitest';
import { takeSnapshot, writeWhole } from '~/cms/copies/snapshot';
import { openEditors, storedKey } from './fake-editor';
import { FakeStorage, openTab } from './fake-storage';

const mark = '\u0001';
const image = 'data:image/png;base64,iVBORw0KGgo=';
const readBack = (text: string, pictures: ReadonlyMap<string, string>) =>
  JSON.parse(writeWhole(text, pictures)).sections[storedKey];

test.each([`${mark}abc`, `${mark}${mark}abc`, mark, `a"${mark}b`, `: "${mark}c`, `\\"${mark}d`])(
  'a text survives a version, whatever it begins with: %j',
  async (name) => {
    const { environment } = openTab(new FakeStorage(), 0);
    const editors = openEditors(environment);
    for (const { store } of editors) store.add({ name, image });
    const { text, pictures } = takeSnapshot(editors, new Date(0), environment.storage);
    expect(readBack(text, pictures)).toEqual([expect.objectContaining({ name, image })]);
  },
);

test('a version of an earlier release keeps its pictures and marked texts', () => {
  const entry = { image: `${mark}1f`, name: `${mark}abc` };
  const text = JSON.stringify({ sections: { [storedKey]: [entry] } });
  expect(readBack(text, new Map([['1f', image]]))).toEqual([{ ...entry, image }]);
});
