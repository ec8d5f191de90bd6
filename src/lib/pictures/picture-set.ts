import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { measurePicture } from './pictures';

/** Dense screens hide the artefacts of a lower quality. */
const qualities = { any: 50, dense: 42 };

/**
 * Makes one AVIF file. Widths above `plain` get the lower quality, because only dense screens choose them.
 */
export const makeAvif = (src: ImageMetadata, width: number, plain = Number.POSITIVE_INFINITY) =>
  getImage({ src, width, format: 'avif', quality: width > plain ? qualities.dense : qualities.any });

/** Returns a `srcset` of AVIF files, with one file for each width that the picture can fill. */
export async function makeAvifSet(
  image: ImageMetadata,
  widths: readonly number[],
  plain = Number.POSITIVE_INFINITY,
): Promise<string> {
  const fitting = widths.filter((width) => width <= measurePicture(image).width);
  const files = await Promise.all(fitting.map((width) => makeAvif(image, width, plain)));
  return files.map((file, index) => `${file.src} ${fitting[index]}w`).join(', ');
}
