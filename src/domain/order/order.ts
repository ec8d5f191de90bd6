import type { Address } from '../locations';

export interface OrderItem {
  name: string;
  /** At least 1; `NaN` while the field is empty. */
  quantity: number;
}

export interface Order extends Address {
  fullName: string;
  email: string;
  phone: string;
  businessName: string;
  /** One of {@link businessTypes}, or empty while none is chosen. */
  businessType: string;
  items: OrderItem[];
}

/** The kinds of business that order (spec §9.1). */
export const businessTypes = [
  'Hotel',
  'Restaurant',
  'Party Palace',
  'Wholesaler',
  'Retailer',
  'Dealer',
  'Other',
] as const;

export type BusinessType = (typeof businessTypes)[number];

/** A new row: no name, one piece (spec §4.2). */
export function emptyItem(): OrderItem {
  return { name: '', quantity: 1 };
}

/** A new order with its one row (spec §4.2). */
export function emptyOrder(): Order {
  return {
    fullName: '',
    email: '',
    phone: '',
    businessName: '',
    businessType: '',
    province: '',
    district: '',
    city: '',
    items: [emptyItem()],
  };
}
