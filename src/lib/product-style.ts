import type { ImageMetadata } from 'astro';
import { type lookOf, readEdges } from './product-page';

type Look = ReturnType<typeof lookOf>;

/**
 * The style sheet with the colours of a product's page. The policy of pages forbids style attributes, so colours of rows
 * are written as rules.
 */
export async function writeLook(
  image: ImageMetadata,
  looks: Readonly<Record<string, Look | undefined>>,
): Promise<string> {
  const [left, right] = await readEdges(image);
  const rules = Object.entries(looks).flatMap(([selector, look]) =>
    look
      ? [
          `${selector}{--ground:${look.ground};--on:var(--${look.ink});--second:${look.second};` +
            `--ornament:var(--${look.ink === 'paper' ? 'clove-dark' : 'white'})}`,
        ]
      : [],
  );
  return `${rules.join('')}.product-page{--left:${left};--right:${right}}`;
}
