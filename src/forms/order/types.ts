import type { ReactNode, RefObject } from 'react';
import type { Messages } from '~/config/messages';
import type { Order, OrderChoices, OrderDraft } from '~/domain/order/order';

export type OrderMessages = Messages['forms']['order'];

/** The words that the message of an order is written with. */
export interface OrderWords extends Pick<OrderMessages, 'fields' | 'businessTypes'> {
  summary: Pick<OrderMessages['summary'], 'items'>;
}

/** Whether the browser may offer the visitor's own details; not where somebody else's are entered. */
export type Autofill = 'own' | 'none';

export interface OrderFormProps extends OrderChoices {
  messages: OrderMessages;
  value: OrderDraft;
  onChange(draft: OrderDraft): void;
  /** Called with an order that passed the browser's validation. */
  onSubmit(order: Order): void;
  submitLabel: string;
  /** Name of the item that the visitor came to enquire about: it is brought into view and focused. */
  enquiry?: string | undefined;
  /** Stands below the items. */
  sum?: ReactNode;
  /** Shows a Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Where the districts could not be loaded: says so and loads them again. */
  onRetry?: (() => void) | undefined;
  autofill?: Autofill | undefined;
  ref?: RefObject<HTMLFormElement | null> | undefined;
}

/** What every part of the order form gets. */
export interface OrderPartProps {
  messages: OrderMessages;
  value: OrderDraft;
  onChange(draft: OrderDraft): void;
  autofill: Autofill;
}
