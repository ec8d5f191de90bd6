/** Ends the address of an editor whose empty form is to be open. */
export const newRecord = '#new';
