/**
 * Makes the cut-out of a product's picture from a copy without background, and deletes cut-outs of pictures
 * that are gone: `npm run cutout -- src/content/products/box/mo-mo-spice.jpg copy.png`
 */
import { existsSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { normalize } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { cutoutFolder, cutoutPath, productPictures } from '../lib/pictures/cutout.ts';

/** Twice the size in pages. A bowl is lower than a pack. */
const pack = { height: 200 };
const bowl = { width: 169, height: 197 };

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [picture = '', copy = ''] = process.argv.slice(2);
if (!globSync(productPictures).includes(normalize(picture)))
  fail(
    'Name the picture of a product, then its copy without background: src/content/products/….jpg copy.png',
  );
if (!existsSync(copy)) fail(`There is no file '${copy}'. It is the copy of the picture, without background.`);
if ((await sharp(copy).stats()).isOpaque)
  fail(`Nothing in ${copy} is transparent. Remove the background, and save it as PNG.`);
const trimmed = sharp(copy).trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 });
const { data, info } = await trimmed.png().toBuffer({ resolveWithObject: true });
mkdirSync(cutoutFolder, { recursive: true });
await sharp(data)
  .resize({ ...(info.width < info.height ? pack : bowl), fit: 'inside' })
  .avif({ quality: 30, effort: 9, chromaSubsampling: '4:2:0' })
  .toFile(cutoutPath(picture));

const current = new Set(globSync(productPictures).map(cutoutPath));
for (const name of readdirSync(cutoutFolder))
  if (!current.has(`${cutoutFolder}/${name}`)) rmSync(`${cutoutFolder}/${name}`);
process.stdout.write(`Wrote ${cutoutPath(picture)}\n`);
