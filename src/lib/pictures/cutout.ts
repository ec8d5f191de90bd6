import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';

export const cutoutFolder = 'src/assets/cutouts';
export const productPictures = 'src/content/products/*/*.{jpg,jpeg,png,webp,avif}';

/**
 * Returns the file of a picture without its background. Its name contains a hash of the picture, so that a new
 * picture does not get an old cut-out.
 */
export function cutoutPath(picture: string): string {
  const hash = createHash('sha256').update(readFileSync(picture)).digest('hex').slice(0, 8);
  return `${cutoutFolder}/${parse(picture).name}.${hash}.avif`;
}
