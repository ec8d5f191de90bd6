/** Cooking instructions below a recipe's card. */
export const recipe = {
  cook: 'पकाउने तरिका',
  serves: '{count:deva} जनालाई',
  active: 'हात चल्ने समय {time}',
  hours: '{count:deva} घण्टा',
  minutes: '{count:deva} मिनेट',
  ingredients: 'चाहिने कुरा',
  steps: 'यसरी पकाउनुहोस्',
  print: 'यो तरिका छाप्नुहोस्',
} as const;
