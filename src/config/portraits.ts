/** Portraits of the team page, drawn in `src/assets/drawings/`. */
export const portraits = ['topi', 'shawl', 'apron'] as const;

export type PortraitName = (typeof portraits)[number];
