/** Pattern of a required text that spaces and invisible characters alone do not fill in. */
export const notBlank = '.*[^\\s\\p{C}].*';
