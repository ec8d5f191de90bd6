import { PictureError } from './decode';

/** The longest side that a stored picture may have, in pixels. */
export const longestSide = 1600;

/** The size of a picture made to fit: never larger than it was, never less than a pixel. */
export function fitSize(width: number, height: number, longest = longestSide): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/**
 * A picture made to fit and written anew, which also drops what a camera notes in the file, the place among
 * it. WebP where the browser can write it, else JPEG on white.
 */
export async function shrinkPicture(picture: HTMLImageElement): Promise<Blob> {
  const [width, height] = fitSize(picture.naturalWidth, picture.naturalHeight);
  const webp = await draw(picture, width, height, 'image/webp', 0.82);
  const blob =
    webp?.type === 'image/webp' ? webp : await draw(picture, width, height, 'image/jpeg', 0.85, '#fff');
  if (!blob) throw new PictureError('The browser could not make this picture smaller. Try another file.');
  return blob;
}

function draw(
  picture: HTMLImageElement,
  width: number,
  height: number,
  type: string,
  quality: number,
  ground?: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
