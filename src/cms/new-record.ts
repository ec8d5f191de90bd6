/** URL fragment that opens an editor with an empty form. */
export const newRecordHash = '#new';

/** Returns true if the URL opens an empty form. Removes the fragment, so that a reload does not open it again. */
export function takeNewRecordHash(): boolean {
  if (location.hash !== newRecordHash) return false;
  history.replaceState(history.state, '', location.pathname);
  return true;
}
