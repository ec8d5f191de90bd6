import type { Page } from 'playwright/test';
import sharp from 'sharp';

export const draw = (width: number, height: number) =>
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
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Position').fill('Director');
  await page.getByLabel('Photo').setInputFiles(photo);
}
export const addMember = (page: Page) => page.getByRole('button', { name: 'Add Member' });
