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
  /** Words around the numbers of the steps, as in `StepWords`. */
  numbers: {
    counts: 'one|two|three|four|five|six|seven|eight|nine|ten',
    to: 'to',
    measures: 'tsp|tbsp|g|kg|ml|l|litre|cup|handful|pinch',
    minute: 'min|minute',
    fixed: 'h|hour|s|second|day|°C|°F|°|degree|cm|mm|inches|%|×|time|people',
    fixedBefore: 'step|serves|mark|×|№',
    each: 'each|every|apiece',
  },
  fewer: 'Fewer servings',
  more: 'More servings',
  servings: 'Number of servings',
  many: 'Cooking for many? Write up to {most}. From {least} on, the packs you need follow below.',
  packs: {
    heading: 'The cheapest packs',
    line: '{quantity} × {size}',
    cartons: '{quantity} × {size} (full cartons: {cartons})',
    weights: '{need} needed, {spare} left over',
    none: 'Ask us for this one. It is not in the sum.',
    sum: 'About {sum} for {count}, at list prices. We confirm the final price.',
    order: 'Put it on my order',
  },
  stepsNote: 'The times are for {count} servings. Larger pots take longer.',
  order: 'Add these spices to my order',
  print: 'Print this recipe',
} as const;
