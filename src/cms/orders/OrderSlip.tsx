import { useContext, useEffect, useRef } from 'react';
import { sourceLocale } from '~/config/locales';
import type { Order } from '~/domain/order/order';
import { businessLabel } from '~/forms/order/business-label';
import { OrderDocument } from '~/forms/order-document/OrderDocument';
import { creationTime } from '../list/id';
import type { StoredRecord } from '../list/record';
import { OrderFormContext } from './order-form-context';
import { printElement } from './print-element';

interface Props {
  order: StoredRecord<Order>;
  onPrinted(): void;
}

/** The document of an order, printed as soon as it is mounted. */
export function OrderSlip({ order, onPrinted }: Props) {
  const options = useContext(OrderFormContext);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current) printElement(sheet.current, onPrinted);
  }, [onPrinted]);
  if (!options) return null;
  const { messages, offeredItems, receiver } = options;
  return (
    <div ref={sheet} className="print-only">
      <OrderDocument
        order={{ ...order, businessType: businessLabel(order.businessType, messages) }}
        locale={sourceLocale}
        messages={messages}
        offeredItems={offeredItems}
        receiver={receiver}
        date={creationTime(order.id) ?? new Date()}
      />
    </div>
  );
}
