/** URL fragment that opens an editor with an empty form. */
export const newRecordHash = '#new';
