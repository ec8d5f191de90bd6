import { readFileSync } from 'node:fs';

/** The palette's colours that are drawn outside of pages. */
export type Colour =
  | 'paper'
  | 'card'
  | 'ink'
  | 'turmeric'
  | 'chilli'
  | 'chilli-deep'
  | 'clove'
  | 'cardamom-deep'
  | 'cream';

/** Value of a palette colour of `src/styles/tokens.css`; the build fails where it is missing. */
export function readColour(name: Colour): string {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8});`, 'i').exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: no colour --${name}`);
  return value;
}
