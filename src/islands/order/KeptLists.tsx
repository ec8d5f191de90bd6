import { type Ref, useId, useState } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { isSameName, type KeptList } from '~/domain/order/kept-lists';
import { type ListRow, offerList, readListHash } from '~/domain/order/list';
import type { OfferedItem } from '~/domain/order/order';
import { CopyButton } from '~/forms/CopyButton';
import form from '~/forms/form.module.css';
import items from '~/forms/order/items.module.css';
import { listUrl } from '~/forms/order/list-url';
import type { ChangeLists } from './kept-lists';
import { describeList, type ListWords } from './list-words';
import styles from './lists.module.css';

interface Props extends ListWords {
  lists: readonly KeptList[];
  send: Messages['forms']['send'];
  /** Undefined until they are fetched. */
  offeredItems: readonly OfferedItem[] | undefined;
  onChange: ChangeLists;
  onFill(rows: readonly ListRow[], name: string): void;
  /** Says that a list filled the order. */
  filled?: string | undefined;
  /** Restores the rows that a list replaced. */
  onUndoFill?: (() => void) | undefined;
  status: Ref<HTMLParagraphElement>;
}

/** The kept lists: what they cost today, and buttons to order, share and delete them. */
export function KeptLists(props: Props) {
  const { messages, send, lists, offeredItems, onChange, onFill, filled, onUndoFill, status } = props;
  const id = useId();
  const [removed, setRemoved] = useState<KeptList>();
  const [isRefused, setRefused] = useState(false);

  function change(next: Parameters<ChangeLists>[0], gone?: KeptList) {
    const isStored = onChange(next);
    setRefused(!isStored);
    setRemoved(isStored ? gone : undefined);
  }

  const without = (list: KeptList, all: readonly KeptList[]) =>
    all.filter(({ name }) => !isSameName(name, list.name));

  const said =
    filled ||
    (isRefused && messages.refused) ||
    (removed && interpolate(messages.removed, { name: removed.name }));
  const restore = removed && (() => change((current) => [removed, ...without(removed, current)]));
  const undo = filled ? onUndoFill : restore;

  function row(list: KeptList) {
    const linked = readListHash(list.link) ?? { items: [], rest: '' };
    const offer = offeredItems && offerList(linked.items, offeredItems);
    const isReadable = linked.items.length > 0;
    const lines = isReadable ? offer && describeList(linked, offer, props) : [messages.unreadable];
    return (
      <li key={list.name}>
        <div className={styles.words}>
          <b>{list.name}</b>
          {lines?.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <div className="buttons">
          {offer && offer.rows.length > 0 && (
            <button
              className="button"
              data-kind="second"
              type="button"
              aria-label={`${messages.again}: ${list.name}`}
              onClick={() => {
                setRemoved(undefined);
                onFill(offer.rows, list.name);
              }}
            >
              {messages.again}
            </button>
          )}
          {isReadable && (
            <CopyButton
              text={listUrl(linked.items)}
              label={`${messages.copyLink}: ${list.name}`}
              fieldLabel={messages.linkLabel}
              messages={{ ...send, copy: messages.copyLink, copied: messages.linkCopied }}
            />
          )}
          <button
            className="button"
            data-kind="quiet"
            type="button"
            aria-label={`${messages.remove}: ${list.name}`}
            onClick={() => change((current) => without(list, current), list)}
          >
            {messages.remove}
          </button>
        </div>
      </li>
    );
  }

  return (
    <div className={`stack ${styles.kept}`} id="lists">
      {lists.length > 0 && (
        <div className={items.ledger} role="group" aria-labelledby={id}>
          <p className={styles.heading} id={id}>
            <b>{messages.heading}</b> <span className="soft">{messages.stored}</span>
          </p>
          <ul className={styles.lists}>{lists.map(row)}</ul>
        </div>
      )}
      <p className={`${form.outcome} ${styles.status}`} role="status" tabIndex={-1} ref={status}>
        {said && <span key={said}>{`${said} `}</span>}
        {said && undo && (
          <button type="button" onClick={undo}>
            {messages.undo}
          </button>
        )}
      </p>
    </div>
  );
}
