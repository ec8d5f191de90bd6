/** Cooking instructions below a recipe's card. */
export const recipe = {
  cook: 'Cook it',
  serves: 'Serves {count}',
  active: '{time} of work',
  hours: '{count} h',
  minutes: '{count} min',
  ingredients: 'You need',
  steps: 'Steps',
  /** ¼, ½, ¾, 1¼ and 1½ in words or signs. */
  amounts: ['¼', '½', '¾', '1¼', '1½'],
  fewer: 'Fewer servings',
  more: 'More servings',
  stepsNote: 'The amounts in the steps are for {count}.',
  order: 'Put these spices on my order',
  print: 'Print this recipe',
} as const;
