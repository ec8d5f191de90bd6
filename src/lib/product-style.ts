import type { ImageMetadata } from 'astro';
import { type lookOf, readEdges } from './product-page';

type Look = ReturnType<typeof lookOf>;

/**
 * Writes the colours of a product's page as a style sheet, because the security policy forbids style
 * attributes.
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
