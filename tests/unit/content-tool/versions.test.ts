import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentFile } from '~/lib/content-file/form';
import { sections } from '~/lib/content-file/sections';
import { copyProject, first, makeFingerprints, type Project } from './project';

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

/** Gives the first product a picture in a colour. */
async function addPicture({ sections, pictures }: ContentFile, background: string): Promise<void> {
  const drawn = sharp({ create: { width: 600, height: 600, channels: 3, background } });
  first(sections.products).image = 'new.png';
  pictures['new.png'] = { type: 'image/png', data: (await drawn.png().toBuffer()).toString('base64') };
}

test.each<[string, (newer: ContentFile, older: ContentFile) => unknown]>([
  ['a new record', ({ sections: { media } }) => media?.push({ ...first(media), id: 'new' })],
  ['a deleted record', ({ sections: { media } }) => media?.pop()],
  ['another sequence', ({ sections: { media } }) => media?.reverse()],
  ['another picture', (newer, older) => Promise.all([addPicture(newer, 'red'), addPicture(older, 'blue')])],
])('%s is not undone by a file that was made before', async (_, change) => {
  const fingerprints = makeFingerprints(project.root);
  const [newer, older] = [project.make(), { ...project.make(), fingerprints }];
  await change(newer, older);
  expect((await project.apply(newer, '--write')).code).toBe(0);
  const written = project.list();
  const { lines, code } = await project.apply(older, '--write');
  expect(lines[1]).toMatch(/^\w+, record '.*': has changed since this file was made$/);
  expect(code).toBe(1);
  expect(project.list()).toEqual(written);
});
