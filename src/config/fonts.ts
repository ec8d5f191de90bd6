/** The font of Nepali names on English pages, which a script loads, and of the headings of Nepali ones. */
export const nepaliFamily = 'Eczar Devanagari';

/** The names of the font families, as styles call them, under the variables by which Astro knows them. */
export const families = {
  '--font-display': 'Eczar',
  '--font-text': 'Anek',
  '--font-wordmark': 'Eczar Wordmark',
  '--font-devanagari': nepaliFamily,
  '--font-headings': nepaliFamily,
} as const;
