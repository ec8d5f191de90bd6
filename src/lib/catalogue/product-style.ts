import type { ImageMetadata } from 'astro';
import { type productColours, readEdges } from './product-page';

type Colours = ReturnType<typeof productColours>;

/**
 * Writes the colours of a product's page as a style sheet, because the security policy forbids style
 * attributes. Screens only, because paper is white.
 */
export async function writeProductColours(
  image: ImageMetadata,
  coloursBySelector: Readonly<Record<string, Colours | undefined>>,
): Promise<string> {
  const [left, right] = await readEdges(image);
  const rules = Object.entries(coloursBySelector).flatMap(([selector, colours]) =>
    colours
      ? [
          `${selector}{--ground:${colours.ground};--on:var(--${colours.ink});--second:${colours.second};` +
            `--ornament:var(--${colours.ink === 'paper' ? 'clove-dark' : 'white'})}`,
        ]
      : [],
  );
  return `@media screen{${rules.join('')}.product-page{--left:${left};--right:${right}}}`;
}
