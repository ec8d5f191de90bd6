import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { hasGround } from '~/lib/pictures/picture-ground';

const folder = mkdtempSync(join(tmpdir(), 'grounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Draws a strip with an object on the right, and one that hides part of the left edge. */
async function drawStrip(ground: string, hiddenHeight: number): Promise<string> {
  const path = join(folder, `${ground.slice(1)}-${hiddenHeight}.png`);
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3050ff' } })
      .png()
      .toBuffer();
  await sharp({ create: { width: 320, height: 100, channels: 3, background: ground } })
    .composite([
      { input: await draw(150, 100), left: 170, top: 0 },
      { input: await draw(40, hiddenHeight), left: 0, top: 100 - hiddenHeight },
    ])
    .toFile(path);
  return path;
}

test.each([
  ['the colour', '#4c6638', 30, true],
  ['a lighter tone of the colour', '#60784c', 30, true],
  ['another colour', '#839268', 30, false],
  ['the colour behind an object', '#4c6638', 70, false],
])('a picture has a ground if its left edge has %s: %s, %i %%', async (_, ground, hidden, has) => {
  expect(await hasGround(await drawStrip(ground, hidden), '#4c6638')).toBe(has);
});
