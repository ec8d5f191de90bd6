import { expect, test } from 'vitest';
import type { AnyRecord } from '~/domain/content/record';
import type { ContentFile } from '~/lib/content-file/form';
import exported from '../fixtures/version-2/content.json';
import { copyProject } from '../unit/content-tool/project';

type Lists = Record<string, AnyRecord[]>;

/** Replaces the records of a list by those with the same id, and appends the new ones. */
const merge = (list: readonly AnyRecord[] = [], edited: readonly AnyRecord[]) => [
  ...list.map((record) => edited.find(({ id }) => id === record.id) ?? record),
  ...edited.filter(({ id }) => id === undefined),
];

/** The name of a picture depends on the record that shows it. */
const withoutImage = ({ image: _, ...record }: AnyRecord) => record;

test('a file of version 2 arrives whole, with edited, emptied and new records', async () => {
  const project = copyProject();
  const file = project.make();
  const lists = file.sections as Lists;
  const edited = exported.sections as unknown as Lists;
  for (const [name, records] of Object.entries(edited)) lists[name] = merge(lists[name], records);
  file.pictures = exported.pictures as ContentFile['pictures'];
  const { lines, code } = await project.apply(file, '--write');
  expect(code, lines.join('\n')).toBe(0);
  const after = project.make().sections as Lists;
  for (const [name, records] of Object.entries(edited))
    for (const { id, ...record } of records)
      expect(after[name]?.map(withoutImage)).toContainEqual(
        withoutImage({ ...record, id: id ?? expect.any(String) }),
      );
  expect((await project.apply(file)).lines).toEqual(['The file changes nothing.']);
  project.remove();
});
