import tokens from '~/styles/tokens.css?raw';

/** Value of a palette colour in `src/styles/tokens.css`, for what is drawn outside a page. */
export function readColour(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8})`, 'i').exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css: no colour --${name}`);
  return value;
}
