/** The name of the draft in the tab's storage. */
export const draftKey = 'order-draft';

/** Keeps what is typed for this tab; a browser that refuses storage loses only the draft. */
export function saveDraft(draft: unknown): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Full or refused: the form works on without a draft.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Refused, so there is nothing to forget.
  }
}

/** What was kept, unchecked; null where nothing was, storage is refused or what it holds is no JSON. */
export function loadDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
  } catch {
    return null;
  }
}
