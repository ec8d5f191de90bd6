import { decodeText } from '~/domain/decode-text';

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
