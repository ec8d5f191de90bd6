import { createHash } from 'node:crypto';
import { hashedFolder } from '../config/address.ts';

/** A text or a picture as a file that changes its name with its content: hosts and browsers keep it for good. */
export function hashedFile<Content extends string | Uint8Array>(
  name: string,
  extension: string,
  content: Content,
) {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${version}.${extension}`;
  return { file, path: hashedFolder + file, content };
}
