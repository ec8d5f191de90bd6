import type { ReactNode, RefObject } from 'react';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import type { ItemDraft, Order, OrderChoices, OrderDraft } from '~/domain/order/order';

export type OrderMessages = Messages['forms']['order'];

/** The terms by which an order message is parsed. */
export interface OrderTerms extends Pick<OrderMessages, 'fields' | 'businessTypes'> {
  summary: Pick<OrderMessages['summary'], 'items' | 'figures'>;
}

export interface OrderFormProps extends OrderChoices {
  locale: Locale;
  messages: OrderMessages;
  /** The order as last reported, or the one that fills the fields. */
  value: OrderDraft;
  /** The items of `value` with their prices. */
  priced: readonly ItemDraft[];
  /** Another version mounts the fields anew, filled with `value`. */
  version: number;
  onChange(draft: OrderDraft): void;
  /** Called with an order that passed the browser's validation. */
  onSubmit(order: Order): void;
  submitLabel: string;
  /** Name of the item of an enquiry. The form scrolls to it and focuses it. */
  enquiry?: string | undefined;
  /** Rendered below the email field. */
  belowEmail?: ReactNode;
  /** Rendered above the items. */
  above?: ReactNode;
  /** Rendered below the items and their sum. */
  below?: ReactNode;
  /** Shows a Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Shows that districts failed to load, with a button to retry. */
  onRetry?: (() => void) | undefined;
  /** Allows the browser to fill in the visitor's own details, or not, because the order is another person's. */
  autofill?: 'own' | 'none' | undefined;
  ref?: RefObject<HTMLFormElement | null> | undefined;
}

/** Pattern of a required text. Spaces and invisible characters alone do not match. */
export const notBlank = '.*[^\\s\\p{C}].*';
