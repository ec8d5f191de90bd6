import { afterEach, beforeEach, expect, test } from 'vitest';
import { sections } from '~/lib/content-file/sections';
import { copyProject, type Project } from './project';

let project: Project;

beforeEach(() => {
  project = copyProject();
});

afterEach(() => project.remove());

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
