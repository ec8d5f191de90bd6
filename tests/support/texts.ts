import fc from 'fast-check';

/** Any code point, half surrogates included. fast-check's own unit 'binary' takes a second to prepare in each worker. */
export const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
