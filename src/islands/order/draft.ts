import { citiesOf, districtsOf, type Province } from '~/domain/locations';
import { businessTypes, emptyItem, type Order, type OrderItem } from '~/domain/order/order';

/** An order of what is sound in a draft, field by field; what is not is left empty. */
export function readDraft(stored: unknown, provinces: readonly Province[]): Order {
  const draft = isRecord(stored) ? stored : {};
  const text = (field: keyof Order) => (typeof draft[field] === 'string' ? draft[field] : '');
  const oneOf = (field: keyof Order, offered: readonly string[]) =>
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

function readItem(stored: unknown): OrderItem[] {
  if (!isRecord(stored) || typeof stored.name !== 'string') return [];
  return [
    { name: stored.name, quantity: typeof stored.quantity === 'number' ? stored.quantity : Number.NaN },
  ];
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
