/** Texts of machine-readable files: `/llms.txt` and `/catalogue.json`. */
export const discovery = {
  prices: 'Prices are in {currency} ({code}) a pack.',
  contact: 'Contact',
  files: 'Files',
  catalogueFile:
    'The whole catalogue as JSON: names in English and Nepali, packs in grams, prices in {currency}',
  sitemap: 'All pages',
  edition: 'This file in that language',
  pages: 'Pages',
  questions: 'Questions and answers',
  pack: '{weight} for {price}',
  orders: 'Orders are enquiries: this site sells nothing by itself.',
} as const;
