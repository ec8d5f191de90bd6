import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { measurePicture } from './pictures';

/** Dense screens pack their points so close that nobody sees what a lower quality leaves out. */
const qualities = { any: 50, dense: 42 };

/** One AVIF file of a picture. Widths above `plain` are those that only dense screens choose. */
export const makeAvif = (src: ImageMetadata, width: number, plain = Number.POSITIVE_INFINITY) =>
  getImage({ src, width, format: 'avif', quality: width > plain ? qualities.dense : qualities.any });

/**
 * The AVIF files of a picture as a `srcset`: one for each width, in pixels, that the picture can fill.
 */
export async function makeAvifSet(
  image: ImageMetadata,
  widths: readonly number[],
  plain = Number.POSITIVE_INFINITY,
): Promise<string> {
  const fitting = widths.filter((width) => width <= measurePicture(image).width);
  const files = await Promise.all(fitting.map((width) => makeAvif(image, width, plain)));
  return files.map((file, index) => `${file.src} ${fitting[index]}w`).join(', ');
}
