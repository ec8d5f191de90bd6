/** Returns a fingerprint of a picture, or '' if there is none. */
export function fingerprintOf(picture: unknown): string {
  if (typeof picture !== 'string' || picture === '') return '';
  let hash = 0;
  for (let index = 0; index < picture.length; index++)
    hash = (Math.imul(hash, 31) + picture.charCodeAt(index)) | 0;
  return `${picture.length}-${hash >>> 0}`;
}
