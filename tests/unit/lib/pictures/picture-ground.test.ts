import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readGround } from '~/lib/pictures/picture-ground';

const folder = mkdtempSync(join(tmpdir(), 'grounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Draws a picture of two halves, with an object in front. */
async function draw(
  name: string,
  [left, right]: readonly [string, string],
  object = { top: 40, width: 100 },
) {
  const path = join(folder, `${name}.png`);
  const fill = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  await sharp({ create: { width: 200, height: 100, channels: 3, background: left } })
    .composite([
      { input: await fill(100, 100, right), left: 100, top: 0 },
      { input: await fill(object.width, 20, '#3050ff'), left: 50, top: object.top },
    ])
    .toFile(path);
  return path;
}

test('a ground continues a picture at its left and right edge', async () => {
  const { left, right } = await readGround(await draw('halves', ['#4c6638', '#f2b233']));
  const gradient = (colour: string) => `linear-gradient(${Array(5).fill(colour).join(',')})`;
  expect([left, right]).toEqual([gradient('#4c6638'), gradient('#f2b233')]);
});

test('an object that reaches an edge does not tint the ground', async () => {
  const path = await draw('object', ['#4c6638', '#4c6638'], { top: 80, width: 150 });
  expect((await readGround(path)).colour).toBe('#4c6638');
});
