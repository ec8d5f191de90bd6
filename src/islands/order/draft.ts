import { storedName } from '~/config/base';
import { isObject } from '~/domain/is-object';
import { businessTypes, emptyItem, type ItemDraft, type OrderDraft } from '~/domain/order/order';

export const draftKey = storedName('order-draft');

/** Returns the id of the history entry, which the page's first script gives it if the URL contains items. */
export const entryId = (): unknown => Object(history.state)[draftKey];

/** Returns the ids of the history entries whose items a stored draft has taken. */
export function takenEntries(stored: unknown): unknown[] {
  const { taken } = Object(stored);
  return Array.isArray(taken) ? taken : [];
}

/** Returns the lines of a pasted list that are not in the order of a stored draft. */
export function pastedOf(stored: unknown): string {
  const { pasted } = Object(stored);
  return typeof pasted === 'string' ? pasted : '';
}

/** Stores the draft for this tab, with the items of the URL taken. Without storage only the draft is lost. */
export function saveDraft(draft: OrderDraft): void {
  const stored = loadDraft();
  const taken = [...new Set([...takenEntries(stored), entryId()])].filter(Boolean);
  store({ ...draft, pasted: pastedOf(stored), taken });
}

/** Stores the lines of a pasted list that are not in the order. */
export const savePasted = (pasted: string): void => store({ ...Object(loadDraft()), pasted });

function store(draft: object): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is refused or full. The form works without it.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is refused, so there is no draft.
  }
}

/** Returns the stored draft, not validated. Returns null without a draft, storage or valid JSON. */
export function loadDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Validates a stored draft field by field. Clears invalid fields. */
export function readDraft(stored: unknown): OrderDraft {
  const draft = isObject(stored) ? stored : {};
  const text = (field: keyof OrderDraft) => (typeof draft[field] === 'string' ? draft[field] : '');
  const items = Array.isArray(draft.items) ? draft.items.flatMap(readItem) : [];
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    businessName: text('businessName'),
    businessType: businessTypes.find((type) => type === draft.businessType) ?? '',
    province: text('province'),
    district: text('district'),
    city: text('city'),
    items: items.length === 0 ? [emptyItem()] : items,
  };
}

function readItem(stored: unknown): ItemDraft[] {
  if (!isObject(stored) || typeof stored.name !== 'string') return [];
  const { quantity } = stored;
  const isWritten = typeof quantity === 'string' || typeof quantity === 'number';
  return [{ name: stored.name, quantity: isWritten ? String(quantity) : '' }];
}
