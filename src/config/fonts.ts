/** The names of the font families, as styles call them, under the variables by which Astro knows them. */
export const families = {
  '--font-display': 'Eczar',
  '--font-text': 'Anek',
  '--font-wordmark': 'Eczar Wordmark',
  '--font-devanagari': 'Eczar Devanagari',
} as const;

const latin = 'U+0000-00FF, U+2010-2027, U+20B9, U+2192';
const devanagari = 'U+0900-097F, U+200C-200D';

/** The characters for which browsers ask a family. */
export const ranges: Record<keyof typeof families, string> = {
  '--font-display': latin,
  '--font-text': latin,
  '--font-wordmark': devanagari,
  '--font-devanagari': devanagari,
};
