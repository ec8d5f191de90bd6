import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '~/config/locales';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import type { BikramYears } from '~/domain/bikram-sambat';
import type { PlaceNames } from '~/domain/locations';
import type { SendChannel } from '~/domain/message-link';
import { figuresOf, priceItems } from '~/domain/order/figures';
import { addRows, type LinkedList, offerList, readListHash, toList } from '~/domain/order/list';
import {
  emptyDraft,
  type ItemDraft,
  type OfferedItem,
  type Order,
  type OrderDraft,
  type Receiver,
} from '~/domain/order/order';
import { itemsFromQuery, keepQuery } from '~/domain/order/query';
import type { OwnHeads } from '~/domain/order/read-table';
import { formatSum } from '~/domain/price';
import formStyles from '~/forms/form.module.css';
import { OrderForm } from '~/forms/order/OrderForm';
import { readFields } from '~/forms/order/read-fields';
import { useChoices } from './choices';
import { forgetDraft, loadDraft, saveDraft, startOrder } from './draft';
import { KeepList } from './KeepList';
import { KeptLists } from './KeptLists';
import { useKeptLists } from './kept-lists';
import { ListQuestion } from './ListQuestion';
import { describeList } from './list-words';
import { OrderSummary } from './OrderSummary';
import styles from './order-page.module.css';
import { PastePanel } from './PastePanel';
import { keepPlaced, loadPlaced } from './placed';

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

interface Form {
  order: OrderDraft;
  /** A new one mounts the fields anew. */
  version: number;
  enquiry?: string | undefined;
}

/** The change by a list. */
interface Filled {
  text: string;
  /** The rows and lines that it changed. */
  former?: { items: ItemDraft[]; pasted: string } | undefined;
  hasFocus: boolean;
}

const noItems: readonly OfferedItem[] = [];

/** Ends what `hydrateIfFilled` has begun. */
const showForm = () => document.querySelector('[data-filled]')?.removeAttribute('data-filled');

/** The public order form. Saves a draft, and shows the order ready to send after a valid submit. */
export function OrderPage(props: Props) {
  const { locale, messages, send, provinceNames, choicesPath, channels, receiver, pricesOf, years } = props;
  const form = useRef<HTMLFormElement>(null);
  const [{ order, version, enquiry }, setForm] = useState<Form>(() => ({ order: emptyDraft(), version: 0 }));
  /** Lines of a pasted list that are not in the order yet. */
  const [pasted, setPasted] = useState('');
  const { choices, retry } = useChoices(choicesPath);
  const { offeredItems = noItems, itemNames } = choices ?? {};
  const placeNames = choices?.placeNames ?? props.placeNames;
  const { lists, change: changeLists } = useKeptLists();
  const [linked, setLinked] = useState<{ list: LinkedList; isToKeep: boolean }>();
  const [filled, setFilled] = useState<Filled>();
  const status = useRef<HTMLParagraphElement>(null);
  const offer = linked && choices && offerList(linked.list.items, choices.offeredItems);
  const lines = linked && offer ? describeList(linked.list, offer, { locale, messages: messages.lists }) : [];
  /** Id of the field with the focus, which a new version of the form removes. */
  const focused = useRef('');
  const started = order.items.filter(({ name }) => name.trim() !== '').length;
  /** Restored from the history entry, or placed now. */
  const [placed, setPlaced] = useState<{ order: Order; isRestored: boolean }>();

  const isQuestion =
    offer && offer.rows.length > 0 && (linked.isToKeep || started > 0 || placed !== undefined);

  /** Mounts the form anew with an order, and stores both. */
  const fill = useCallback((order: OrderDraft, left: string, enquiry?: string) => {
    focused.current = document.activeElement?.id ?? '';
    setForm(({ version }) => ({ order, version: version + 1, enquiry }));
    setPasted(left);
    saveDraft(order, left);
  }, []);

  useLayoutEffect(() => {
    const open = (typed: OrderDraft) => {
      const start = startOrder(loadDraft(), typed, location.search);
      // Links of the order sheet have a quantity, and 'Order' links do not.
      const enquired = start.requested.findLast(({ quantity }) => quantity === undefined);
      fill(start.order, start.pasted, enquired?.name);
    };
    const blank = emptyDraft();
    const typed = form.current ? readFields(form.current, blank, { offeredItems: noItems }) : blank;
    const isTyped = JSON.stringify(typed) !== JSON.stringify(blank);
    if (loadDraft() !== null || itemsFromQuery(location.search).length > 0) open(typed);
    else if (isTyped) {
      // The fields show it already.
      setForm({ order: typed, version: 0 });
      saveDraft(typed, '');
    }
    // A list fills the form once the packs are there.
    if (!readListHash(location.hash)) showForm();
    const last = loadPlaced();
    if (last) setPlaced({ order: last, isRestored: true });
    // A page restored from the back/forward cache may be older than the draft.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted && loadDraft() !== null) open(emptyDraft());
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [fill]);

  useLayoutEffect(() => {
    if (version === 0 || document.activeElement !== document.body) return;
    document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [version]);

  useEffect(() => {
    const read = () => {
      const list = readListHash(location.hash);
      setLinked(list && { list, isToKeep: location.search === keepQuery });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    // A link within the page adds a history entry.
    const keep = () => keepPlaced(placed?.order);
    addEventListener('hashchange', keep);
    return () => removeEventListener('hashchange', keep);
  }, [placed]);

  // A name in the page's language becomes that of a pack, and a place that is not offered goes.
  useEffect(() => {
    const { current } = form;
    if (!choices || !current) return;
    setForm((last) => ({ ...last, order: readFields(current, last.order, choices) }));
  }, [choices]);

  useEffect(() => {
    if (linked && choices) settleLinked();
    if (choices || retry) showForm();
  }, [linked, choices, retry]);

  // Moves to the rows, which may be below the screen.
  useEffect(() => {
    if (filled?.hasFocus) status.current?.focus();
  }, [filled]);

  const read = () => (form.current ? readFields(form.current, order, { offeredItems, itemNames }) : order);

  function change(next: OrderDraft) {
    if (JSON.stringify(next.items) !== JSON.stringify(order.items)) setFilled(undefined);
    setForm({ order: next, version });
    saveDraft(next, pasted);
  }

  function changePasted(text: string) {
    setFilled(undefined);
    setPasted(text);
    saveDraft(read(), text);
  }

  /** Fills an empty order with the list. `ListQuestion` asks before one is added to another order. */
  const settleLinked = useEffectEvent(() => {
    const [sum = '', ...notes] = lines;
    if (offer?.rows.length === 0) {
      const { unreadable, gone } = messages.lists.question;
      setFilled({
        text: [linked?.list.items.length ? gone : unreadable, sum, ...notes].join(' '),
        hasFocus: true,
      });
      answerLinked();
    } else if (!isQuestion) acceptLinked(...notes);
  });

  /** Replaces the rows, and offers to undo it. */
  function replaceRows(items: ItemDraft[], text: string, left = pasted, hasFocus = true) {
    const draft = read();
    fill({ ...draft, items }, left);
    setFilled({
      text,
      hasFocus,
      former: hasFocus || started > 0 ? { items: draft.items, pasted } : undefined,
    });
  }

  /** Removes the list from the URL, so that a reload does not ask again. */
  function answerLinked() {
    const search = location.search === keepQuery ? '' : location.search;
    history.replaceState(history.state, '', location.pathname + search);
    setLinked(undefined);
  }

  function acceptLinked(...notes: string[]) {
    const { items, left } = addRows(read().items, offer?.rows ?? []);
    // Rows that do not fit wait in the box for lists.
    const over = left.map(({ name, quantity }) => `${name} × ${quantity}`);
    if (placed) startNew();
    replaceRows(
      items,
      [messages.lists.filledFromLink, ...notes].join(' '),
      [pasted, ...over].filter(Boolean).join('\n'),
    );
    answerLinked();
  }

  const former = filled?.former;
  const undo =
    former &&
    (() => {
      fill({ ...read(), items: former.items }, former.pasted);
      setFilled(undefined);
    });

  function place(complete: Order) {
    alert(messages.submitted);
    fill(emptyDraft(), pasted);
    if (!pasted) forgetDraft();
    setFilled(undefined);
    const priced = { ...complete, items: priceItems(complete.items, offeredItems), pricesOf };
    keepPlaced(priced);
    setPlaced({ order: priced, isRestored: false });
  }

  function startNew() {
    keepPlaced(undefined);
    // The hidden form takes no focus.
    flushSync(() => setPlaced(undefined));
    form.current?.querySelector('input')?.focus();
  }

  const priced = priceItems(order.items, offeredItems);
  const keeping = { locale, messages: messages.lists, send, lists, onChange: changeLists, years };

  return (
    <>
      {placed && (
        <OrderSummary
          {...placed}
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
          onStartNew={startNew}
        />
      )}
      <div hidden={placed !== undefined}>
        <Strip locale={locale} messages={messages.strip} items={priced} />
        <OrderForm
          locale={locale}
          priced={priced}
          ref={form}
          messages={messages}
          provinces={choices?.provinces ?? provinceNames.map((name) => ({ name, districts: [] }))}
          placeNames={placeNames}
          offeredItems={offeredItems}
          itemNames={itemNames}
          enquiry={enquiry}
          above={
            <KeptLists
              locale={locale}
              messages={messages.lists}
              send={send}
              lists={lists}
              offeredItems={choices?.offeredItems}
              onChange={(next) => {
                setFilled(undefined);
                return changeLists(next);
              }}
              onFill={(rows, name) =>
                replaceRows(
                  rows.map((row) => ({ ...row, quantity: String(row.quantity) })),
                  interpolate(messages.lists.filled, { name }),
                  pasted,
                  false,
                )
              }
              filled={filled?.text}
              onUndoFill={undo}
              status={status}
            />
          }
          below={
            <>
              {choices || retry || started === 0 ? (
                <KeepList {...keeping} {...toList(order.items, offeredItems)} />
              ) : (
                <div className={styles.waiting} />
              )}
              <PastePanel
                locale={locale}
                messages={messages}
                heads={props.heads}
                choices={choices}
                onRetry={retry}
                readItems={() => read().items}
                text={pasted}
                onChange={changePasted}
                onAdd={replaceRows}
              />
            </>
          }
          onRetry={retry}
          value={order}
          version={version}
          onChange={change}
          onSubmit={place}
          submitLabel={messages.placeOrder}
        />
      </div>
      {linked && isQuestion && (
        <ListQuestion
          messages={messages.lists.question}
          lines={lines}
          started={started}
          onUse={() => acceptLinked()}
          onClose={answerLinked}
        >
          <KeepList {...keeping} items={linked.list.items} isAsked={linked.isToKeep} />
        </ListQuestion>
      )}
    </>
  );
}

interface StripProps {
  locale: Locale;
  messages: Messages['forms']['order']['strip'];
  items: readonly ItemDraft[];
}

/** The packs of the order and their sum, first on the page, with a link to the rows. */
function Strip({ locale, messages, items }: StripProps) {
  const { sum, priced } = figuresOf(items);
  const quantities = items.map(({ name, quantity }) => (name.trim() ? Number(quantity) : 0));
  const count = quantities.filter((one) => one > 0).reduce((total, one) => total + one, 0);
  if (count === 0) return null;
  const packs = interpolate(count === 1 ? messages.one : messages.many, { count });
  return (
    <p className={`row ${styles.strip}`}>
      <span>
        <b>{packs}</b>
        {priced > 0 && <span>{` · ${formatSum(sum, locale)}`}</span>}
      </span>
      <a className={formStyles.link} href="#order-items">
        {messages.change}
      </a>
    </p>
  );
}
