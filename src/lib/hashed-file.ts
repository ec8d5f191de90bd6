import { createHash } from 'node:crypto';

/** A text as a file that changes its name with its content: hosts and browsers keep it for good. */
export function hashedFile(name: string, extension: string, text: string) {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${name}.${version}.${extension}`;
  return { file, path: `/_astro/${file}`, text };
}
