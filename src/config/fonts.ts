/** The names of the font families, as styles call them, under the variables by which Astro knows them. */
export const families = {
  '--font-display': 'Eczar',
  '--font-text': 'Anek',
  '--font-wordmark': 'Eczar Wordmark',
  '--font-devanagari': 'Eczar Devanagari',
} as const;
