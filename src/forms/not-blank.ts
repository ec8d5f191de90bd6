/** Pattern of a required text. Spaces and invisible characters alone do not match. */
export const notBlank = '.*[^\\s\\p{C}].*';
