import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { measurePicture } from './pictures';

/** A phone packs its points so close that nobody sees what a lower quality leaves out. */
const qualities = { any: 50, phone: 42 };

/**
 * The AVIF files of a picture as a `srcset`: one for each width, in pixels, that the picture can fill. `screen` is
 * 'phone' for crops that only phones show.
 */
export async function makeAvifSet(
  image: ImageMetadata,
  widths: readonly number[],
  screen: keyof typeof qualities = 'any',
): Promise<string> {
  const fitting = widths.filter((width) => width <= measurePicture(image).width);
  const quality = qualities[screen];
  const files = await Promise.all(
    fitting.map((width) => getImage({ src: image, width, format: 'avif', quality })),
  );
  return files.map((file, index) => `${file.src} ${fitting[index]}w`).join(', ');
}
