import { findAll, type ParsedPage } from './html';

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Returns the objects that a page describes. @throws Error if a block is invalid JSON or has no `@graph` */
export function readThings(page: ParsedPage): Thing[] {
  return findAll(page, 'script', 'type', 'application/ld+json').flatMap(({ text }) => {
    const block = JSON.parse(text) as { '@context'?: string; '@graph'?: Thing[] };
    if (block['@context'] !== 'https://schema.org' || !block['@graph']) throw new Error('no graph');
    return block['@graph'];
  });
}

/** Yields every object in a value at any depth. */
export function* walkThings(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* walkThings(inner);
}
