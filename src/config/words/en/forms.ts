/** Labels, placeholders, options and messages of the public forms (spec §2.13, §2.14, §5, §8). */
export const forms = {} as const;
