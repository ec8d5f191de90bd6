import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import type { BikramYears } from '~/domain/bikram-sambat';
import { knownAddress, type PlaceNames } from '~/domain/locations';
import { emptyDraft, type Order, type OrderDraft } from '~/domain/order/order';
import { OrderForm } from '~/forms/order/OrderForm';
import { readAsked } from './asked';
import { useChoices } from './choices';
import { forgetDraft, loadDraft, saveDraft } from './draft';
import { initialOrder, readTyped } from './initial-order';
import { OrderSum } from './OrderSum';
import { OrderSummary } from './OrderSummary';

interface Props {
  locale: Locale;
  messages: Messages['forms']['order'];
  send: Messages['forms']['send'];
  /** What the form offers at first; the rest comes from `choicesAddress`. */
  provinceNames: string[];
  /** What the provinces are called in the page's language where it is not English. */
  placeNames?: PlaceNames | undefined;
  choicesAddress: string;
  /** Where the visitor can send the order to. */
  email: string;
  whatsapp: string;
  /** Who the printed order goes to. */
  receiver: { name: string; phone: string };
  /** Of the calendar that the printed order is dated by, where it is the Bikram Sambat. */
  years?: BikramYears | undefined;
}

/** The public order form with its draft and, after a valid submit, the order ready to be sent. */
export function OrderPage(props: Props) {
  const { locale, messages, send, provinceNames, choicesAddress, email, whatsapp, receiver, years } = props;
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState(emptyDraft);
  const [enquiry, setEnquiry] = useState<string>();
  const { choices, retry } = useChoices(choicesAddress);
  const offeredItems = choices?.offeredItems ?? [];
  const placeNames = choices?.placeNames ?? props.placeNames;
  const [placed, setPlaced] = useState<{ order: Order; count: number }>();

  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = loadDraft();
    const asked = readAsked(draft);
    const initial = initialOrder({ draft, typed: readTyped(form.current), asked });
    setOrder(initial);
    // Links of the order sheet name a quantity, 'Enquire' does not.
    setEnquiry(asked.findLast(({ quantity }) => quantity === undefined)?.name);
    if (asked.length > 0) saveDraft(initial);
  }, []);

  useEffect(() => {
    // A page that the browser kept whole may be older than the draft.
    const show = ({ persisted }: PageTransitionEvent) => {
      const draft = persisted && loadDraft();
      if (draft) setOrder(initialOrder({ draft, typed: { fields: {} }, asked: readAsked(draft) }));
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
    setPlaced((last) => ({ order: complete, count: (last?.count ?? 0) + 1 }));
  }

  return (
    <>
      {placed && (
        <OrderSummary
          key={placed.count}
          order={placed.order}
          messages={messages}
          send={send}
          email={email}
          whatsapp={whatsapp}
          receiver={receiver}
          placeNames={placeNames}
          itemNames={choices?.itemNames}
          years={years}
        />
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
