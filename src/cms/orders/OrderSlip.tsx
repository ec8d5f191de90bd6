import { useContext, useEffect, useRef } from 'react';
import { type Locale, sourceLocale } from '~/config/locales';
import { translateName } from '~/domain/translate-name';
import { businessLabel } from '~/forms/order/business-label';
import { OrderDocument } from '~/forms/order-document/OrderDocument';
import { $years } from '../site-data';
import { OrderFormContext } from './order-form-context';
import { numberOf, officeDay, type StoredOrder, statusOf } from './status';

interface Props {
  order: StoredOrder;
  locale: Locale;
  onPrinted(): void;
}

/** The document of an order in one of the site's languages, printed as soon as it is mounted. */
export function OrderSlip({ order, locale, onPrinted }: Props) {
  const options = useContext(OrderFormContext);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current) printElement(sheet.current, onPrinted);
  }, [onPrinted]);
  if (!options) return null;
  const words = options.translations?.find(({ paper }) => paper?.locale === locale);
  const translate = (name: string) => translateName(words?.placeNames, name);
  return (
    <div ref={sheet} className="print-only">
      <OrderDocument
        order={{
          ...order,
          businessType: businessLabel(order.businessType, words ?? options.messages),
          province: translate(order.province),
          district: translate(order.district),
          city: translate(order.city),
          ...(words && order.pricesOf === options.pricesOf && { pricesOf: words.pricesOf }),
        }}
        {...(words?.paper ?? options)}
        offeredItems={options.offeredItems}
        number={numberOf(order)}
        locale={locale}
        pageLocale={sourceLocale}
        day={officeDay(order.id)}
        years={$years.get()}
        agreement={{ ...order.office, isConfirmed: !['new', 'cancelled'].includes(statusOf(order)) }}
      />
    </div>
  );
}

/** Prints one element. `src/styles/print.css` hides the rest of the page. */
export function printElement(element: HTMLElement, onPrinted?: () => void): void {
  element.dataset.printAlone = '';
  const listeners = new AbortController();
  const finish = () => {
    listeners.abort();
    delete element.dataset.printAlone;
    onPrinted?.();
  };
  window.print();
  // On phones, print() returns and `afterprint` follows before the sheet is laid out, so the
  // styles for printing stay until the next tap or key.
  for (const action of ['pointerdown', 'keydown'])
    window.addEventListener(action, finish, { capture: true, signal: listeners.signal });
}
