/** The face of Nepali names on English pages, loaded by a script, and of Nepali headings. */
export const nepaliFamily = 'Eczar Devanagari';

/** Names of the font families in styles, by Astro's variables. */
export const families = {
  '--font-display': 'Eczar',
  '--font-text': 'Anek',
  '--font-wordmark': 'Eczar Wordmark',
  '--font-devanagari': nepaliFamily,
  '--font-headings': nepaliFamily,
} as const;
