import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyRecord } from '~/domain/content/record';
import type { ContentFile } from '~/lib/content-file/form';
import { sections } from '~/lib/content-file/sections';
import exported from '../../fixtures/version-2/content.json';
import { copyProject, type Project } from './project';

type Lists = Record<string, AnyRecord[]>;

let project: Project;

beforeEach(() => {
  project = copyProject();
});

afterEach(() => project.remove());

/** Replaces the records of a list by those with the same id, and appends the new ones. */
const merge = (list: readonly AnyRecord[] = [], edited: readonly AnyRecord[]) => [
  ...list.map((record) => edited.find(({ id }) => id === record.id) ?? record),
  ...edited.filter(({ id }) => id === undefined),
];

/** The name of a picture depends on the record that shows it. */
const withoutImage = ({ image: _, ...record }: AnyRecord) => record;

test('a file of version 2 arrives whole, with edited, emptied and new records', async () => {
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
});

test('a file of an earlier version is refused with what to do', async () => {
  const { lines, code } = await project.apply({ ...project.make(), version: 1 }, '--write');
  expect(lines).toContain(
    'export.json: has version 1, and this project reads 2; reload the dashboard, export again',
  );
  expect(code).toBe(1);
});

test('a file of a dashboard with other fields is refused with their names', async () => {
  const names = sections.find(({ name }) => name === 'team')?.fields.map(({ name }) => name) ?? [];
  const [missing, ...others] = names;
  const known = await project.apply({ ...project.make(), fields: { team: names } }, '--write');
  expect(known.lines).toEqual(['The file changes nothing.']);
  const { lines, code } = await project.apply(
    { ...project.make(), fields: { team: [...others, 'nickname'] } },
    '--write',
  );
  const advice = 'publish the project, reload the dashboard, export again';
  expect(lines.slice(1)).toEqual([
    `export.json: team: this project has no field 'nickname'; ${advice}`,
    `export.json: team: the dashboard has no field '${missing}'; ${advice}`,
  ]);
  expect(code).toBe(1);
});
