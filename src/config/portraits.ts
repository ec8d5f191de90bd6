/** Portraits of the team page, drawn in `src/components/people/Portrait.astro`. */
export const portraits = ['topi', 'shawl', 'apron'] as const;

export type PortraitName = (typeof portraits)[number];
