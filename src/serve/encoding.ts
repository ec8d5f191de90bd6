import { brotliCompressSync, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressible =
  /^(text\/|application\/(javascript|json|ld\+json|manifest\+json|speculationrules\+json|xml)|image\/(svg\+xml|x-icon))/;

/** Whether compressing a type pays: text does, pictures and fonts come compressed. */
export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/** The best encoding an `Accept-Encoding` header allows; brotli before gzip, undefined for neither. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const allows = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(allows);
}

export function compress(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(body) : gzipSync(body, { level: 9 });
}
