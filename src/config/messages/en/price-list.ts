/** The price list: page, paper and spreadsheet. */
export const priceList = {
  caption: 'Prices in Nepali rupees, as of {date}',
  name: 'Spice',
  nepali: 'Nepali name',
  category: 'Category',
  pack: '{grams} g',
  perHundred: 'per 100\u00a0g',
  others: 'Other packs',
  othersNote:
    'Other packs: prices from the smallest pack to the largest. Ring or write to us for the weights.',
  before: 'Before the discount',
  perHundredNote: 'Per 100 g: what 100 g cost in the pack that gives most for the money.',
  rupees: '{column} (Rs.)',
  print: 'Print',
  file: 'Download for a spreadsheet (CSV)',
} as const;
