import { createHash } from 'node:crypto';
import { hashedFolder } from '../../config/base.ts';

/** Makes a JSON file whose name contains its hash, so that hosts and browsers can cache it forever. */
export function hashedFile(name: string, data: unknown) {
  const content = JSON.stringify(data);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}.${version}.json`;
  return { file, path: hashedFolder + file, content };
}
