import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { stored } from './dashboard';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d98a0b' } });

export const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

export const jpeg = async (width = 2400, height = 1800) =>
  file(
    'market.jpg',
    'image/jpeg',
    await draw(width, height)
      .withExif({ IFD0: { Copyright: 'A very private note' } })
      .jpeg()
      .toBuffer(),
  );

export const preview = (page: Page) => page.getByAltText('Preview');

export async function fillMember(page: Page, name: string, photo: ReturnType<typeof file>): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Position', { exact: true }).fill('Director');
  await page.getByLabel('Photo').setInputFiles(photo);
}
export const addMember = (page: Page) => page.getByRole('button', { name: 'Add Member' });

/** A file of words that claims to be a picture. */
export const words = file('notes.png', 'image/png', Buffer.from('just words'));

export const drawing = file('drawing.svg', 'image/svg+xml', Buffer.from('<svg width="40" height="30"/>'));

export async function addProduct(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Add Product' }).click();
}

/** Returns the fields of the last product, and its picture's data URL prefix and bytes. */
export async function readStored(page: Page) {
  const record = (await stored(page, 'products')).at(-1);
  const [head, base64 = ''] = String(record?.image).split(',');
  return { fields: Object.keys(record ?? {}), head, bytes: Buffer.from(base64, 'base64') };
}
