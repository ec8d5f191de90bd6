import { PictureError, withPicture } from './decode';
import { longestSide } from './size';

/** Scales a size down to the longest allowed side. No side becomes smaller than one pixel. */
export function fitSize(width: number, height: number, longest = longestSide): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Larger pictures are encoded again at lower quality, so that a gallery fits in storage. */
const targetBytes = 150_000;
const qualities = [0.82, 0.7, 0.6, 0.5];

/**
 * Scales a picture down and encodes it again, to remove location, camera metadata and SVG scripts. The result
 * is WebP, or JPEG on white if the browser cannot encode WebP.
 */
export async function redrawPicture(file: File): Promise<File> {
  const blob = await withPicture(file, (picture) => encodePicture(picture).catch(rethrow));
  return new File([blob], file.name, { type: blob.type });
}

/** Explains the error of a canvas that SVG with embedded HTML has tainted. */
function rethrow(error: unknown): never {
  if (error instanceof DOMException && error.name === 'SecurityError')
    throw new PictureError(
      'The browser does not let a page copy this SVG drawing, so it was not added. Save it as a PNG file and choose that.',
    );
  throw error;
}

async function encodePicture(picture: HTMLImageElement): Promise<Blob> {
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
