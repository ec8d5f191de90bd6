import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { inspectPicture } from '~/cms/picture/inspect';
import { addMissingEnd } from '~/cms/picture/missing-end';

const noise = () => sharp(randomBytes(70 * 50 * 3), { raw: { width: 70, height: 50, channels: 3 } });
const end = async (bytes: Uint8Array<ArrayBuffer>) => {
  const file = await addMissingEnd(new File([bytes], 'photo.jpg'));
  return new Uint8Array(await file.arrayBuffer());
};

test.each([
  ['JPEG', 2, () => noise().jpeg()],
  ['JPEG with whole colours', 2, () => noise().jpeg({ chromaSubsampling: '4:4:4' })],
  ['JPEG in grey', 2, () => noise().greyscale().jpeg()],
  ['JPEG in several scans', 2, () => noise().jpeg({ progressive: true })],
  ['PNG', 12, () => noise().png()],
] as const)('a %s without its end is completed', async (_, marker, make: () => Sharp) => {
  const whole = Uint8Array.from(await make().toBuffer());
  const cut = whole.slice(0, -marker);
  expect(await end(whole)).toEqual(whole);
  expect(await end(cut)).toEqual(whole);
  await inspectPicture(new File([await end(cut)], 'photo.jpg'));
});

test('zeros in place of the end are dropped', async () => {
  const whole = Uint8Array.from(await noise().jpeg().toBuffer());
  expect(await end(Uint8Array.from([...whole.slice(0, -2), ...new Uint8Array(500)]))).toEqual(whole);
});

test.each([
  ['JPEG', 2, () => noise().jpeg()],
  ['PNG', 12, () => noise().png()],
] as const)('a %s without part of its image stays incomplete', async (_, marker, make: () => Sharp) => {
  const whole = Uint8Array.from(await make().toBuffer());
  for (const share of [0.05, 0.2, 0.5, 0.9, 0.99]) {
    const cut = whole.slice(0, Math.floor((whole.length - marker) * share));
    expect(await end(cut), String(share)).toEqual(cut);
  }
});

test('a JPEG without some of its scans stays incomplete', async () => {
  const whole = Uint8Array.from(await noise().jpeg({ progressive: true }).toBuffer());
  for (const share of [0.05, 0.2, 0.5]) {
    const cut = whole.slice(0, Math.floor(whole.length * share));
    expect(await end(cut), String(share)).toEqual(cut);
  }
});

test.each(['', 'just words', 'GIF89a', '\xff\xd8\xff', '\xff\xd8\xff\xe0\0\0', '\x89PNG\r\n'])(
  '%j is returned unchanged',
  async (text) => {
    const bytes = Uint8Array.from(Buffer.from(text, 'latin1'));
    expect(await end(bytes)).toEqual(bytes);
  },
);
