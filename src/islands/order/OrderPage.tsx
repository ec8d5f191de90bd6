import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import type { BikramYears } from '~/domain/bikram-sambat';
import { knownAddress, type PlaceNames } from '~/domain/locations';
import type { SendChannel } from '~/domain/message-link';
import { priceItems } from '~/domain/order/figures';
import { emptyDraft, type OfferedItem, type Order, type OrderDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import { useChoices } from './choices';
import { forgetDraft, loadDraft, saveDraft } from './draft';
import { initialOrder, readTyped } from './initial-order';
import type { Receiver } from './OrderPaper';
import { OrderSum } from './OrderSum';
import { OrderSummary } from './OrderSummary';
import styles from './order-page.module.css';
import { readRequestedItems } from './requested-items';

interface Props {
  locale: Locale;
  messages: Messages['forms']['order'];
  send: Messages['forms']['send'];
  /** Choices before `choicesAddress` is fetched. */
  provinceNames: string[];
  /** Province names in the page's language, unless it is English. */
  placeNames?: PlaceNames | undefined;
  choicesAddress: string;
  /** Channels to send the order. */
  channels: readonly SendChannel[];
  /** Addressee of the printed order. */
  receiver: Receiver;
  /** Date of the price list, in the page's language. */
  pricesOf: string;
  /** Bikram Sambat years for the printed date. */
  years?: BikramYears | undefined;
}

const noItems: readonly OfferedItem[] = [];

/** The public order form. Saves a draft, and shows the order ready to send after a valid submit. */
export function OrderPage(props: Props) {
  const { locale, messages, send, provinceNames, choicesAddress, channels, receiver, pricesOf, years } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState(emptyDraft);
  const [enquiry, setEnquiry] = useState<string>();
  const { choices, retry } = useChoices(choicesAddress);
  const offeredItems = choices?.offeredItems ?? noItems;
  const placeNames = choices?.placeNames ?? props.placeNames;
  const [placed, setPlaced] = useState<{ order: Order; count: number }>();

  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = loadDraft();
    const requested = readRequestedItems(draft);
    const initial = initialOrder({ draft, typed: readTyped(form.current), requested });
    setOrder(initial);
    // Links of the order sheet have a quantity, and 'Enquire' links do not.
    setEnquiry(requested.findLast(({ quantity }) => quantity === undefined)?.name);
    if (requested.length > 0) saveDraft(initial);
  }, []);

  useEffect(() => {
    // A page restored from the back/forward cache may be older than the draft.
    const show = ({ persisted }: PageTransitionEvent) => {
      const draft = persisted && loadDraft();
      if (draft)
        setOrder(initialOrder({ draft, typed: { fields: {} }, requested: readRequestedItems(draft) }));
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);

  useEffect(() => {
    if (choices) setOrder((draft) => ({ ...draft, ...knownAddress(choices.provinces, draft) }));
  }, [choices]);

  function change(next: OrderDraft) {
    setEnquiry(undefined);
    setOrder(next);
    saveDraft(next);
  }

  function place(complete: Order) {
    alert(messages.submitted);
    forgetDraft();
    setOrder(emptyDraft());
    const priced = { ...complete, items: priceItems(complete.items, offeredItems), pricesOf };
    setPlaced((last) => ({ order: priced, count: (last?.count ?? 0) + 1 }));
  }

  return (
    <>
      {placed && (
        <>
          <OrderSummary
            key={placed.count}
            order={placed.order}
            locale={locale}
            messages={messages}
            send={send}
            channels={channels}
            receiver={receiver}
            placeNames={placeNames}
            offeredItems={offeredItems}
            years={years}
          />
          <h2 className={styles.another}>{messages.another}</h2>
        </>
      )}
      <OrderForm
        ref={form}
        messages={messages}
        provinces={choices?.provinces ?? provinceNames.map((name) => ({ name, districts: [] }))}
        placeNames={placeNames}
        offeredItems={offeredItems}
        itemNames={choices?.itemNames}
        enquiry={enquiry}
        sum={
          <OrderSum locale={locale} messages={messages.sum} items={order.items} offeredItems={offeredItems} />
        }
        onRetry={retry}
        value={order}
        onChange={change}
        onSubmit={place}
        submitLabel={messages.placeOrder}
      />
    </>
  );
}
