import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const pictureSize = 60 * 1024;

/** Cuts a photo of about the given size from one of the project's own. */
async function makePicture(bytes: number): Promise<Buffer> {
  let [low, high] = [1, 100];
  const draw = (quality: number) =>
    sharp('src/assets/heroes/hero-1.jpg').resize(900, 600).jpeg({ quality }).toBuffer();
  while (high - low > 1) {
    const quality = Math.floor((low + high) / 2);
    if ((await draw(quality)).length > bytes) high = quality;
    else low = quality;
  }
  return draw(low);
}

/** A minimal page that others are compared with: a heading, a picture and inline styles. */
const control = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Control</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="One heading and one picture.">
<style>body{margin:1rem;font-family:sans-serif}img{max-width:100%;height:auto}</style></head>
<body><main><h1>Control</h1><img src="/picture.jpg" alt="Spices" width="900" height="600"></main></body></html>`;

/** A page with a fault in each category. The checks must find all of them. */
const broken = `<!doctype html><html><head><meta charset="utf-8"><script src="/slow.js"></script></head>
<body><img src="/picture.jpg"><p style="color:#ccc;background:#fff">Pale</p><a>nowhere</a></body></html>`;

/** Blocks the main thread before and after the first paint, shifts the layout, and logs an error. */
const slow = `const work = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
work(700); addEventListener('load', () => setTimeout(() => { work(300); document.body.prepend(
  Object.assign(document.createElement('div'), { textContent: 'late', style: 'height:300px' })); }, 100));
throw new Error('broken on purpose');`;

/** Writes the two pages, `/` and `/broken/`, to a folder. */
export async function writeControl(folder: string): Promise<void> {
  mkdirSync(join(folder, 'broken'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), control);
  writeFileSync(join(folder, 'broken/index.html'), broken);
  writeFileSync(join(folder, 'slow.js'), slow);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  writeFileSync(join(folder, 'favicon.ico'), '');
  writeFileSync(join(folder, 'picture.jpg'), await makePicture(pictureSize));
}
