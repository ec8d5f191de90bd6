import { longestSide } from './size';

/** The first tag of an SVG drawing. */
const rootTag = /<(?:[\w-]+:)?svg\b(?:"[^"]*"|'[^']*'|[^"'>])*(?=>)/;
const relativeSide = /\s(?:width|height)\s*=\s*(?:"[^"]*%\s*"|'[^']*%\s*')/g;

const hasSide = (tag: string, side: 'width' | 'height') => new RegExp(`[\\s"';]${side}\\s*[=:]`).test(tag);

/**
 * Gives an SVG drawing that has a `viewBox` only the size of a picture. Browsers draw it 150 pixels high, or not at all.
 * Returns undefined for a drawing without any size, of which they draw the upper left corner.
 */
export async function giveSize(file: File): Promise<Blob | undefined> {
  if (file.type !== 'image/svg+xml') return file;
  // In Latin-1 each byte is one character.
  const found = rootTag.exec(new TextDecoder('latin1').decode(await file.arrayBuffer()));
  if (!found) return file;
  const { 0: tag, index } = found;
  const bare = tag.replace(relativeSide, '');
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)/.exec(bare) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [isWide, isHigh] = [hasSide(bare, 'width'), hasSide(bare, 'height')];
  if (!(width > 0 && height > 0)) return isWide && isHigh ? file : undefined;
  if (isWide || isHigh) return file;
  const [across, down] = [width, height].map((side) => (side * longestSide) / Math.max(width, height));
  const sized = `${bare.replace(/\/$/, '')} width="${across}" height="${down}"${tag.endsWith('/') ? '/' : ''}`;
  return new Blob([file.slice(0, index), sized, file.slice(index + tag.length)], { type: file.type });
}
