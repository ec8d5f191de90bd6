import { businessTypes, emptyItem, type ItemDraft, type OrderDraft } from '~/domain/order/order';

export const draftKey = 'order-draft';

/** Stores the draft for this tab. Without storage only the draft is lost. */
export function saveDraft(draft: OrderDraft): void {
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
