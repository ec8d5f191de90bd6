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

/** The first bytes of an XLSX file, which is a ZIP archive. */
const archive = 'PK\u0003';

/**
 * Decodes a text file, also from Excel, whose plain CSV is Windows-1252.
 * @returns undefined for a workbook or another file that is no text
 */
export function decodeList(bytes: Uint8Array): string | undefined {
  const text = decodeText(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  return text.startsWith(archive) || text.includes('\0') ? undefined : text.replace(/\r\n?/g, '\n');
}
