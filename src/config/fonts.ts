/** The font of Nepali names, which a script loads. */
export const nepaliFamily = 'Eczar Devanagari';

/** The names of the font families, as styles call them, under the variables by which Astro knows them. */
export const families = {
  '--font-display': 'Eczar',
  '--font-text': 'Anek',
  '--font-wordmark': 'Eczar Wordmark',
  '--font-devanagari': nepaliFamily,
} as const;
