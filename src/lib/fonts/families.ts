import process from 'node:process';
import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import type { families } from '~/config/fonts';
import {
  describeFaces,
  type Face,
  type FaceName,
  findUndrawn,
  makeFace,
  readSpecial,
  splitFace,
} from './subset.ts';

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
  const special = [...readSpecial([...plain, ...written]).keys()];
  const used = (Object.keys(names) as Variable[]).filter((variable) =>
    Object.values(weights[variable]).some((name) => isUsed(name, faces[name], written)),
  );
  return Promise.all(
    used.map(async (cssVariable) => ({
      provider: fontProviders.local(),
      name: names[cssVariable],
      cssVariable,
      optimizedFallbacks: false,
      options: {
        variants: (await Promise.all(
          Object.entries(weights[cssVariable]).flatMap(([weight, name]) =>
            splitFace(faces[name], faces[name].subset === 'latin' ? special : []).map(async (face) => ({
              src: [`./${await makeFace(name, face)}`] as [string],
              weight,
              style: 'normal' as const,
            })),
          ),
        )) as never,
      },
    })),
  );
}

/** Pages without Devanagari need neither the face of its headings nor that of its names. */
const isUsed = (name: FaceName, { text }: Face, written: readonly string[]) =>
  name === 'headings' ? written.length > 0 : text !== '';

/** Names the characters of the site's texts that no font of the brand draws, at the end of a build. */
export const fontNotice = (
  native: string,
  plain: readonly string[],
  written: readonly string[],
): AstroIntegration => ({
  name: 'font-notice',
  hooks: {
    'astro:build:done': async () => {
      const lines = await findUndrawn(
        readSpecial([...plain, ...written]),
        describeFaces(native, plain, written),
      );
      if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
    },
  },
});
