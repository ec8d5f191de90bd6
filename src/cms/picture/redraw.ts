import { PictureError, withPicture } from './decode';
import { longestSide } from './size';

/** The size of a picture made to fit: never larger than it was, never less than a pixel. */
export function fitSize(width: number, height: number, longest = longestSide): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** A larger picture is encoded again with less quality, so that two dozen fit in storage. */
const targetBytes = 150_000;
const qualities = [0.82, 0.7, 0.6, 0.5];

/**
 * A picture made to fit and drawn anew. Only pixels are kept: not the place and time a camera writes into
 * the file, and not the scripts of an SVG drawing. WebP where the browser can write it, else JPEG on white.
 */
export async function redrawPicture(file: File): Promise<File> {
  const blob = await withPicture(file, (picture) => encode(picture).catch(explain));
  return new File([blob], file.name, { type: blob.type });
}

/** A canvas cannot be read once an SVG drawing with HTML inside was drawn on it. */
function explain(error: unknown): never {
  if (error instanceof DOMException && error.name === 'SecurityError')
    throw new PictureError(
      'The browser does not let a page copy this SVG drawing, so it was not taken. Save it as a PNG file and choose that.',
    );
  throw error;
}

async function encode(picture: HTMLImageElement): Promise<Blob> {
  const size = fitSize(picture.naturalWidth, picture.naturalHeight);
  const blob =
    (await write(draw(picture, size), 'image/webp')) ??
    (await write(draw(picture, size, '#fff'), 'image/jpeg'));
  if (!blob) throw new PictureError('The browser could not make this picture smaller. Try another file.');
  return blob;
}

function draw(picture: HTMLImageElement, [width, height]: [number, number], background?: string) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** The canvas as a file; undefined where the browser cannot write this type. */
async function write(canvas: HTMLCanvasElement | undefined, type: string): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => {
      if (canvas) canvas.toBlob(done, type, quality);
      else done(null);
    });
    if (blob?.type !== type) return undefined;
    smallest = blob;
    if (blob.size <= targetBytes) break;
  }
  return smallest;
}
