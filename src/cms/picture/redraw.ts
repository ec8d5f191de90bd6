import { longestSide } from './data-url';
import { PictureError, withPicture } from './decode';

/** Scales a size down to the longest allowed side. No side becomes smaller than one pixel. */
export function fitSize(width: number, height: number, longest = longestSide): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Larger pictures are encoded again at lower quality, so that a gallery fits in storage. */
const targetBytes = 150_000;
const qualities = [0.82, 0.7, 0.6, 0.5];

const noisy =
  'This browser hides from pages what they draw, so the picture would turn into stripes and was not added. Allow canvas data for this address or use another browser.';

/**
 * Scales a picture down and encodes it again, to remove location and camera metadata. The result is WebP, or JPEG on
 * white if the browser cannot encode WebP.
 */
export async function redrawPicture(file: File): Promise<File> {
  const blob = await withPicture(file, encodePicture);
  return new File([blob], file.name, { type: blob.type });
}

/**
 * Returns true if the browser protects from fingerprinting with noise in whatever a page reads from a canvas. Some
 * change only the last bits of a few pixels, which nobody sees.
 */
function isCanvasNoisy(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  const colour = [32, 96, 160, 255];
  context.fillStyle = '#2060a0';
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.some((value, index) => Math.abs(value - (colour[index % 4] ?? 0)) > 8);
}

async function encodePicture(picture: HTMLImageElement): Promise<Blob> {
  if (isCanvasNoisy()) throw new PictureError(noisy);
  const size = fitSize(picture.naturalWidth, picture.naturalHeight);
  const blob =
    (await encodeAs(draw(picture, size), 'image/webp')) ??
    (await encodeAs(draw(picture, size, '#fff'), 'image/jpeg'));
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

/** Encodes a canvas. Returns undefined if the browser does not support the type. */
async function encodeAs(canvas: HTMLCanvasElement | undefined, type: string): Promise<Blob | undefined> {
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
