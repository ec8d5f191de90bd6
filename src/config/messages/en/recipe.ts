/** Cooking instructions below a recipe's card. */
export const recipe = {
  cook: 'Cook it',
  serves: 'Serves {count}',
  active: '{time} of work',
  hours: '{count} h',
  minutes: '{count} min',
  ingredients: 'You need',
  steps: 'Steps',
  print: 'Print this recipe',
} as const;
