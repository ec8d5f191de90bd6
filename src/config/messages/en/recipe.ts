/** Cooking instructions below a recipe's card. */
export const recipe = {
  cook: 'How to cook it',
  serves: 'Serves {count}',
  active: '{time} hands-on',
  hours: '{count} h',
  minutes: '{count} min',
  ingredients: 'You need',
  steps: 'Steps',
  /** ¼, ½, ¾, 1¼ and 1½ in words or signs. */
  amounts: ['¼', '½', '¾', '1¼', '1½'],
  fewer: 'Fewer servings',
  more: 'More servings',
  stepsNote: 'The amounts in the steps are for {count}.',
  order: 'Add these spices to my order',
  print: 'Print this recipe',
} as const;
