import { useEffect, useLayoutEffect, useState } from 'react';
import type { Messages } from '~/config/messages';
import { knownAddress } from '~/domain/locations';
import { emptyDraft, type Order, type OrderDraft } from '~/domain/order/order';
import { itemsFromQuery } from '~/domain/order/query';
import { OrderForm } from '~/forms/order/OrderForm';
import { useHydrationMark } from '../directive/mark-hydrated';
import { useChoices } from './choices';
import { forgetDraft, loadDraft, saveDraft } from './draft';
import { initialOrder, readTyped } from './initial-order';
import { OrderSummary } from './OrderSummary';

interface Props {
  messages: Messages['forms']['order'];
  send: Messages['forms']['send'];
  /** What the form offers at first; the rest comes from `choicesAddress`. */
  provinceNames: string[];
  choicesAddress: string;
  /** Where the visitor can send the order to. */
  email: string;
  whatsapp: string;
}

/** The public order form with its draft and, after a valid submit, the order ready to be sent. */
export function OrderPage({ messages, send, provinceNames, choicesAddress, email, whatsapp }: Props) {
  const form = useHydrationMark<HTMLFormElement>();
  const [order, setOrder] = useState(emptyDraft);
  const { choices, retry } = useChoices(choicesAddress);
  const [placed, setPlaced] = useState<{ order: Order; count: number }>();

  useLayoutEffect(() => {
    if (!form.current) return;
    const sources = {
      draft: loadDraft(),
      typed: readTyped(form.current),
      asked: itemsFromQuery(location.search),
    };
    setOrder(initialOrder(sources));
  }, [form]);

  useEffect(() => {
    if (choices) setOrder((draft) => ({ ...draft, ...knownAddress(choices.provinces, draft) }));
  }, [choices]);

  function change(next: OrderDraft) {
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
        />
      )}
      <OrderForm
        ref={form}
        messages={messages}
        provinces={choices?.provinces ?? provinceNames.map((name) => ({ name, districts: [] }))}
        productNames={choices?.productNames ?? []}
        onRetry={retry}
        value={order}
        onChange={change}
        onSubmit={place}
        submitLabel={messages.placeOrder}
      />
    </>
  );
}
