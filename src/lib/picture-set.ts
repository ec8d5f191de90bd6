import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { measurePicture } from './pictures';

/** The AVIF files of a picture as a `srcset`: one for each width, in pixels, that the picture can fill. */
export async function makeAvifSet(image: ImageMetadata, widths: readonly number[]): Promise<string> {
  const fitting = widths.filter((width) => width <= measurePicture(image).width);
  const files = await Promise.all(
    fitting.map((width) => getImage({ src: image, width, format: 'avif', quality: 55 })),
  );
  return files.map((file, index) => `${file.src} ${fitting[index]}w`).join(', ');
}
