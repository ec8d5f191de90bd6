import { fontProviders } from 'astro/config';
import type { families } from '~/config/fonts';
import { describeFaces, type FaceName, makeFace } from './subset.ts';

type Variable = keyof typeof families;

/** The face of each weight by the CSS variable of its font. */
const weights: Record<Variable, Record<string, FaceName>> = {
  '--font-display': { 700: 'display' },
  '--font-text': { 400: 'text', '500 600': 'bold' },
  '--font-wordmark': { 600: 'wordmark' },
  '--font-devanagari': { 400: 'devanagari' },
  '--font-headings': { '600 700': 'headings' },
};

/** Describes the site's fonts for Astro, with a file for each range of weights. */
export function makeFamilies(
  names: Record<Variable, string>,
  native: string,
  plain: readonly string[],
  written: readonly string[],
) {
  const faces = describeFaces(native, plain, written);
  const used = (Object.keys(names) as Variable[]).filter(
    (variable) => variable !== '--font-headings' || written.length > 0,
  );
  return Promise.all(
    used.map(async (cssVariable) => ({
      provider: fontProviders.local(),
      name: names[cssVariable],
      cssVariable,
      optimizedFallbacks: false,
      options: {
        variants: (await Promise.all(
          Object.entries(weights[cssVariable]).map(async ([weight, face]) => ({
            src: [`./${await makeFace(face, faces[face])}`] as [string],
            weight,
            style: 'normal' as const,
          })),
        )) as never,
      },
    })),
  );
}
