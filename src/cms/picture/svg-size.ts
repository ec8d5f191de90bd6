import { longestSide } from './size';

/** Matches the root tag of an SVG file. */
const rootTag = /<(?:[\w-]+:)?svg\b(?:"[^"]*"|'[^']*'|[^"'>])*(?=>)/;
const relativeSide = /\s(?:width|height)\s*=\s*(?:"[^"]*%\s*"|'[^']*%\s*')/g;

const hasSide = (tag: string, side: 'width' | 'height') => new RegExp(`[\\s"';]${side}\\s*[=:]`).test(tag);

/**
 * Adds a width and a height to an SVG file that has only a `viewBox`. Without them browsers draw it too
 * small, or not at all. Returns undefined for a drawing without any size, because browsers would cut it.
 */
export async function addSvgSize(file: File): Promise<Blob | undefined> {
  if (file.type !== 'image/svg+xml') return file;
  // Decode as Latin-1, because match indices must equal byte offsets.
  const found = rootTag.exec(new TextDecoder('latin1').decode(await file.arrayBuffer()));
  if (!found) return file;
  const { 0: tag, index } = found;
  const cleanTag = tag.replace(relativeSide, '');
  const [, viewBox = ''] = /\sviewBox\s*=\s*["']([^"']*)/.exec(cleanTag) ?? [];
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [hasWidth, hasHeight] = [hasSide(cleanTag, 'width'), hasSide(cleanTag, 'height')];
  if (!(width > 0 && height > 0)) return hasWidth && hasHeight ? file : undefined;
  if (hasWidth || hasHeight) return file;
  const [newWidth, newHeight] = [width, height].map((side) => (side * longestSide) / Math.max(width, height));
  const newTag = `${cleanTag.replace(/\/$/, '')} width="${newWidth}" height="${newHeight}"${tag.endsWith('/') ? '/' : ''}`;
  return new Blob([file.slice(0, index), newTag, file.slice(index + tag.length)], { type: file.type });
}
