import { createHash } from 'node:crypto';
import { hashedFolder } from '../../config/base.ts';

/** Makes a file whose name contains its hash, so that hosts and browsers can cache it forever. */
export function hashedFile<Content extends string | Uint8Array>(
  name: string,
  extension: string,
  content: Content,
) {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${version}.${extension}`;
  return { file, path: hashedFolder + file, content };
}
