/** Returns the encoding by the byte order mark, or by the zeros around the first letter, which JSON has in ASCII. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes a JSON file that another program may have saved again, and drops its byte order mark.
 * @returns undefined if it is neither UTF-8 nor UTF-16
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
