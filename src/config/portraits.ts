/** The drawn people of the team's page; a new one is drawn in `src/components/people/Portrait.astro`. */
export const portraits = ['topi', 'shawl', 'apron'] as const;

export type PortraitName = (typeof portraits)[number];
