/** Suggestions below the search fields of header, drawer and 404 page. */
export const search = {
  groups: {
    products: 'मसला',
    categories: 'किसिम',
    recipes: 'पकवान',
    questions: 'प्रश्न',
    places: 'जिल्लाअनुसार पसल',
    pages: 'पाना',
  },
  found: '{count:deva} वटा भेटियो',
  none: '“{query}” भेटिएन।',
  contactPrompt: '“{query}” बारे हामीलाई सोध्नुहोस्',
} as const;
