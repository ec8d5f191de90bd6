/** Suggestions below the search fields of header, drawer and 404 page. */
export const search = {
  groups: {
    products: 'Spices',
    categories: 'Categories',
    recipes: 'Recipes',
    questions: 'Questions',
    places: 'Shops by district',
    pages: 'Pages',
  },
  found: 'Suggestions: {count}',
  none: 'Nothing found for “{query}”.',
  contactPrompt: 'Ask us about “{query}”',
} as const;
