import { readFileSync } from 'node:fs';

/** Reads a palette colour from `src/styles/tokens.css`. Throws if it is missing. */
export function readColour(name: string): string {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8});`, 'i').exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: no colour --${name}`);
  return value;
}
