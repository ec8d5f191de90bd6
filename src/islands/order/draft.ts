import { businessTypes, emptyItem, type ItemDraft, type OrderDraft } from '~/domain/order/order';

/** The name of the draft in the tab's storage. */
export const draftKey = 'order-draft';

/** Keeps what is typed for this tab; a browser that refuses storage, or has it full, loses only the draft. */
export function saveDraft(draft: OrderDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Refused or full: the form works without.
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

/** What is sound in a stored draft, field by field; what is not is left empty. */
export function readDraft(stored: unknown): OrderDraft {
  const draft = isRecord(stored) ? stored : {};
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
  if (!isRecord(stored) || typeof stored.name !== 'string') return [];
  const { quantity } = stored;
  const isWritten = typeof quantity === 'string' || typeof quantity === 'number';
  return [{ name: stored.name, quantity: isWritten ? String(quantity) : '' }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
