import { citiesOf, districtsOf, type Province } from '~/domain/locations';
import { businessTypes, emptyItem, type ItemDraft, type OrderDraft } from '~/domain/order/order';

/** What is sound in a stored draft, field by field; what is not is left empty. */
export function readDraft(stored: unknown, provinces: readonly Province[]): OrderDraft {
  const draft = isRecord(stored) ? stored : {};
  const text = (field: keyof OrderDraft) => (typeof draft[field] === 'string' ? draft[field] : '');
  const oneOf = (field: keyof OrderDraft, offered: readonly string[]) =>
    offered.includes(text(field)) ? text(field) : '';

  const province = oneOf('province', provinces.map(nameOf));
  const district = oneOf('district', districtsOf(provinces, province).map(nameOf));
  const items = Array.isArray(draft.items) ? draft.items.flatMap(readItem) : [];

  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    businessName: text('businessName'),
    businessType: oneOf('businessType', businessTypes),
    province,
    district,
    city: oneOf('city', citiesOf(provinces, province, district)),
    items: items.length === 0 ? [emptyItem()] : items,
  };
}

function readItem(stored: unknown): ItemDraft[] {
  if (!isRecord(stored) || typeof stored.name !== 'string') return [];
  const { quantity } = stored;
  const isWritten = typeof quantity === 'string' || typeof quantity === 'number';
  return [{ name: stored.name, quantity: isWritten ? String(quantity) : '' }];
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
