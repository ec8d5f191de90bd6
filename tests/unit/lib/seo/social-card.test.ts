import { existsSync } from 'node:fs';
import process from 'node:process';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { site } from '~/config/site';
import { cachePath } from '~/lib/cache';
import { describeCard, describeEntry, drawCard } from '~/lib/seo/social-card';

const picture = Buffer.from('picture');
const look = { theme: 'chilli', picture: 'story/2.jpg' } as const;

test('a card depends on everything it is drawn from', async () => {
  const card = await describeCard('Products', 'All of them.', look);
  expect(card).toMatchObject({
    heading: 'Products',
    text: 'All of them.',
    brand: { name: site.brand.name, native: site.brand.native.text },
    weave: expect.stringContaining('<svg'),
  });
  for (const colour of Object.values(card.colours)) expect(colour).toMatch(/^#[0-9a-f]{3,8}$/i);
  for (const file of Object.values(card.fonts).flat()) expect(existsSync(file)).toBe(true);
});

test('a card is redrawn when any of its inputs changes', async () => {
  const card = await describeCard('Products', 'All of them.', look);
  const changed = [
    { ...card, heading: 'Spices' },
    { ...card, weave: '<svg/>' },
    { ...card, brand: { ...card.brand, name: 'Himal' } },
    { ...card, colours: { ...card.colours, background: '#00f' } },
    { ...card, fonts: { ...card.fonts, wordmark: ['other.ttf'] } },
  ];
  const paths = [
    ...[card, ...changed].map((other) => cachePath(describeEntry('home', other, picture))),
    cachePath(describeEntry('home', card, Buffer.from('other'))),
  ];
  expect(new Set(paths).size).toBe(paths.length);
});

test('a card has the same cache key in every folder', async () => {
  const { inputs } = describeEntry('home', await describeCard('Products', 'All of them.', look), picture);
  expect(String(inputs[0])).not.toContain(process.cwd());
});

test('another brand needs its own letters', async () => {
  const before = await describeCard('Products', undefined, look);
  vi.spyOn(site.brand as { native: { text: string } }, 'native', 'get').mockReturnValue({ text: 'ॐ हिमाल' });
  const after = await describeCard('Products', undefined, look);
  vi.restoreAllMocks();
  expect(after.brand.native).toBe('ॐ हिमाल');
  expect(after.fonts.wordmark).not.toEqual(before.fonts.wordmark);
});

test('very long names fit on a card', async () => {
  const card = await describeCard('Long '.repeat(60), 'x'.repeat(400), look);
  const photo = await sharp({
    create: { width: 900, height: 900, channels: 3, background: card.colours.text },
  })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await drawCard(card, photo)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
