import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import type { BikramYears } from '~/domain/bikram-sambat';
import { knownAddress, type PlaceNames } from '~/domain/locations';
import type { SendChannel } from '~/domain/message-link';
import { priceItems } from '~/domain/order/figures';
import { addRows, type ListRow } from '~/domain/order/list';
import {
  emptyDraft,
  type ItemDraft,
  type OfferedItem,
  type Order,
  type OrderDraft,
  type Receiver,
} from '~/domain/order/order';
import type { OwnHeads } from '~/domain/order/read-table';
import { OrderForm } from '~/forms/order/OrderForm';
import { OrderSum } from '~/forms/order/OrderSum';
import { readFields } from '~/forms/order/read-fields';
import { useChoices } from './choices';
import { forgetDraft, loadDraft, pastedOf, saveDraft, savePasted } from './draft';
import { initialOrder } from './initial-order';
import { KeepList } from './KeepList';
import { KeptLists } from './KeptLists';
import { ListQuestion } from './ListQuestion';
import { useLinkedList } from './linked-list';
import { OrderSummary } from './OrderSummary';
import styles from './order-page.module.css';
import { PastePanel } from './PastePanel';
import { keepPlaced, loadPlaced } from './placed';
import { readRequestedItems } from './requested-items';
import { useKeptLists } from './use-kept-lists';

interface Props {
  locale: Locale;
  messages: Messages['forms']['order'];
  send: Messages['forms']['send'];
  /** Choices before `choicesPath` is fetched. */
  provinceNames: string[];
  /** Province names in the page's language, unless it is English. */
  placeNames?: PlaceNames | undefined;
  choicesPath: string;
  heads: OwnHeads;
  /** Channels to send the order. */
  channels: readonly SendChannel[];
  /** Addressee of the printed order. */
  receiver: Receiver;
  /** Date of the price list, in the page's language. */
  pricesOf: string;
  /** Bikram Sambat years for the printed date. */
  years?: BikramYears | undefined;
}

/** The change by a list. */
interface Former {
  items: ItemDraft[];
  pasted: string;
}

const noItems: readonly OfferedItem[] = [];

/** The public order form. Saves a draft, and shows the order ready to send after a valid submit. */
export function OrderPage(props: Props) {
  const { locale, messages, send, provinceNames, choicesPath, channels, receiver, pricesOf, years } = props;
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState(emptyDraft);
  /** Lines of a pasted list that are not in the order yet. */
  const [pasted, setPasted] = useState('');
  const [enquiry, setEnquiry] = useState<string>();
  const { choices, retry } = useChoices(choicesPath);
  const offeredItems = choices?.offeredItems ?? noItems;
  const placeNames = choices?.placeNames ?? props.placeNames;
  const { lists, fault, change: changeLists } = useKeptLists();
  const linked = useLinkedList();
  const [filled, setFilled] = useState<{ text: string; former?: Former; hasFocus?: boolean }>();
  const status = useRef<HTMLParagraphElement>(null);
  const started = order.items.filter(({ name }) => name.trim() !== '').length;
  /** The count is 0 for an order of the history entry. */
  const [placed, setPlaced] = useState<{ order: Order; count: number }>();

  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = loadDraft();
    const requested = readRequestedItems(draft);
    // The next render overwrites input from before hydration.
    const blank = emptyDraft();
    const typed = readFields(form.current, blank, blank, { offeredItems: noItems });
    const initial = initialOrder({ draft, typed, requested });
    setOrder(initial);
    setPasted(pastedOf(draft));
    // Links of the order sheet have a quantity, and 'Order' links do not.
    setEnquiry(requested.findLast(({ quantity }) => quantity === undefined)?.name);
    if (requested.length > 0 || typed !== blank) saveDraft(initial);
    const last = loadPlaced();
    if (last) setPlaced({ order: last, count: 0 });
  }, []);

  useEffect(() => {
    // A link within the page adds a history entry.
    const keep = () => keepPlaced(placed?.order);
    addEventListener('hashchange', keep);
    return () => removeEventListener('hashchange', keep);
  }, [placed]);

  useEffect(() => {
    const show = () => {
      const draft = loadDraft();
      if (!draft) return;
      setOrder(initialOrder({ draft, typed: emptyDraft(), requested: readRequestedItems(draft) }));
      setPasted(pastedOf(draft));
    };
    // A page restored from the back/forward cache may be older than the draft, and so may a prerendered one.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && show();
    addEventListener('pageshow', restore);
    document.addEventListener('prerenderingchange', show);
    return () => {
      removeEventListener('pageshow', restore);
      document.removeEventListener('prerenderingchange', show);
    };
  }, []);

  useEffect(() => {
    if (choices) setOrder((draft) => ({ ...draft, ...knownAddress(choices.provinces, draft) }));
  }, [choices]);

  // Moves to the rows, which may be below the screen.
  useEffect(() => {
    if (filled?.hasFocus) status.current?.focus();
  }, [filled]);

  function change(next: OrderDraft) {
    setEnquiry(undefined);
    if (next.items !== order.items) setFilled(undefined);
    setOrder(next);
    saveDraft(next);
  }

  function changePasted(text: string) {
    setFilled(undefined);
    setPasted(text);
    savePasted(text);
  }

  /** Replaces the rows of the order by those of a list. */
  function fill(rows: readonly ListRow[], text: string) {
    change({ ...order, items: rows.map(({ name, quantity }) => ({ name, quantity: String(quantity) })) });
    setFilled({ text, ...(started > 0 && { former: { items: order.items, pasted } }) });
  }

  /** Changes the rows to those with the items of a list. */
  function add(items: ItemDraft[], text: string, left = pasted) {
    change({ ...order, items });
    changePasted(left);
    setFilled({ text, hasFocus: true, former: { items: order.items, pasted } });
  }

  function acceptLinked(rows: readonly ListRow[]) {
    const { items, left } = addRows(order.items, rows);
    // Rows that do not fit wait in the box for lists.
    const over = left.map(({ name, quantity }) => `${name} × ${quantity}`);
    add(items, messages.lists.filledFromLink, [pasted, ...over].filter(Boolean).join('\n'));
    linked.answer();
  }

  function undoFill({ items, pasted }: Former) {
    change({ ...order, items });
    changePasted(pasted);
  }

  const former = filled?.former;

  function place(complete: Order) {
    alert(messages.submitted);
    forgetDraft();
    if (pasted) savePasted(pasted);
    setOrder(emptyDraft());
    setFilled(undefined);
    const priced = { ...complete, items: priceItems(complete.items, offeredItems), pricesOf };
    keepPlaced(priced);
    setPlaced((last) => ({ order: priced, count: (last?.count ?? 0) + 1 }));
  }

  const startNew = useCallback(() => {
    keepPlaced(undefined);
    setPlaced(undefined);
    form.current?.querySelector('input')?.focus();
  }, []);

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
            lists={lists}
            onChangeLists={changeLists}
            isRestored={placed.count === 0}
            onStartNew={startNew}
          />
          <h2 className={styles.another}>{messages.another}</h2>
        </>
      )}
      <PastePanel
        locale={locale}
        messages={messages}
        heads={props.heads}
        choices={choices}
        onRetry={retry}
        items={order.items}
        text={pasted}
        onChange={changePasted}
        onAdd={add}
      />
      <OrderForm
        ref={form}
        messages={messages}
        provinces={choices?.provinces ?? provinceNames.map((name) => ({ name, districts: [] }))}
        placeNames={placeNames}
        offeredItems={offeredItems}
        itemNames={choices?.itemNames}
        enquiry={enquiry}
        lists={
          <KeptLists
            locale={locale}
            messages={messages.lists}
            itemNames={choices?.itemNames}
            send={send}
            lists={lists}
            fault={fault}
            offeredItems={choices?.offeredItems}
            onChange={(next) => {
              setFilled(undefined);
              return changeLists(next);
            }}
            onFill={(rows, name) => fill(rows, interpolate(messages.lists.filled, { name }))}
            filled={filled?.text}
            onUndoFill={former && (() => undoFill(former))}
            status={status}
          />
        }
        sum={
          <>
            <OrderSum locale={locale} messages={messages.sum} items={priceItems(order.items, offeredItems)} />
            <KeepList
              locale={locale}
              messages={messages.lists}
              send={send}
              rows={order.items}
              offeredItems={offeredItems}
              lists={lists}
              onChange={changeLists}
              years={years}
            />
          </>
        }
        onRetry={retry}
        value={order}
        onChange={change}
        onSubmit={place}
        submitLabel={messages.placeOrder}
      />
      {linked.list && (
        <ListQuestion
          locale={locale}
          messages={messages.lists}
          itemNames={choices?.itemNames}
          list={linked.list.items}
          rest={linked.list.rest}
          offeredItems={choices?.offeredItems}
          started={started}
          loading={messages.loading}
          onRetry={retry}
          onUse={acceptLinked}
          onClose={linked.answer}
        />
      )}
    </>
  );
}
