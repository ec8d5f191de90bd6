import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listNotes } from '~/content-tool/check';
import { cutoutFolder, cutoutPath, productPictures } from '~/lib/pictures/cutout';
import { copyProject, type Project } from './project';

const command = resolve('src/content-tool/cutout.ts');
let project: Project;

beforeEach(() => {
  project = copyProject();
  mkdirSync(join(project.root, cutoutFolder), { recursive: true });
  for (const picture of globSync(productPictures)) writeFileSync(join(project.root, cutoutPath(picture)), '');
});
afterEach(() => project.remove());

test('a new picture needs a new cut-out, which the command makes from a copy', async () => {
  const { root } = project;
  const others = listNotes(root);
  const picture = 'src/content/products/box/mo-mo-spice.jpg';
  const former = join(root, cutoutPath(picture));
  expect(existsSync(former)).toBe(true);
  copyFileSync('src/assets/empty-box.jpg', join(root, picture));
  const uncut = listNotes(root).filter((text) => !others.includes(text));
  expect(uncut).toEqual([expect.stringContaining(picture)]);

  const pack = { create: { width: 300, height: 600, channels: 4, background: '#b3261e' } } as const;
  const around = { top: 50, bottom: 50, left: 200, right: 200, background: '#0000' };
  await sharp(pack).extend(around).png().toFile(join(root, 'copy.png'));
  execFileSync(process.execPath, [command, picture, 'copy.png'], { cwd: root });
  expect(listNotes(root)).toEqual(others);
  expect(existsSync(former)).toBe(false);
  const made = readdirSync(join(root, cutoutFolder)).filter((name) => name.startsWith('mo-mo-spice.'));
  expect(await sharp(join(root, cutoutFolder, made[0] ?? '')).metadata()).toMatchObject({
    width: 100,
    height: 200,
    hasAlpha: true,
  });
});

test('a cut-out that cannot be made changes nothing, and the command says why', () => {
  const { root } = project;
  const picture = 'src/content/products/box/mo-mo-spice.jpg';
  const files = readdirSync(join(root, cutoutFolder));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Name the picture/) });
  expect(run('copy.png', picture)).toMatchObject({ stderr: expect.stringMatching(/^Name the picture/) });
  expect(run(picture, 'copy.png')).toMatchObject({ stderr: expect.stringMatching(/^There is no file/) });
  expect(run(picture, picture)).toMatchObject({
    stderr: expect.stringMatching(/^Nothing in .* is transparent/),
  });
  expect(readdirSync(join(root, cutoutFolder))).toEqual(files);
});
