/** Texts of `/llms.txt`. */
export const discovery = {
  prices: 'Prices are in {currency} ({code}) a pack.',
  contact: 'Contact',
  files: 'Files',
  sitemap: 'All pages',
  sameFile: 'This file in that language',
  pages: 'Pages',
  questions: 'Questions and answers',
  pack: '{weight} for {price}',
  orders: 'Orders are enquiries: this site sells nothing by itself.',
} as const;
