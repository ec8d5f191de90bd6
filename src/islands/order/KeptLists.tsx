import { type Ref, useId, useState } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { isSameName, type KeptLists as Kept, type KeptList, mostLists } from '~/domain/order/kept-lists';
import { type ListRow, offerList } from '~/domain/order/list';
import type { OfferedItem } from '~/domain/order/order';
import { CopyButton } from '~/forms/CopyButton';
import form from '~/forms/form.module.css';
import items from '~/forms/order/items.module.css';
import { listUrl } from '~/forms/order/list-url';
import type { ChangeLists } from './list-storage';
import { describeChanges, describeSum, type ListWords } from './list-words';
import styles from './lists.module.css';

interface Props extends ListWords {
  lists: readonly KeptList[];
  fault: Kept['fault'] | undefined;
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
  const { messages, send, lists, fault, offeredItems, onChange, onFill, filled, onUndoFill, status } = props;
  const id = useId();
  const [removed, setRemoved] = useState<readonly KeptList[]>([]);
  const [failure, setFailure] = useState<string>();

  function change(next: Parameters<ChangeLists>[0], gone: readonly KeptList[]) {
    const refusal = onChange(next);
    setFailure(refusal && interpolate(messages.faults[refusal], { most: mostLists }));
    setRemoved(refusal ? [] : gone);
  }

  function remove(gone: readonly KeptList[]) {
    const isGone = ({ name }: KeptList) => gone.some((list) => isSameName(list.name, name));
    change((current) => current.filter((list) => !isGone(list)), gone);
  }

  function restore() {
    change((current) => {
      const isBack = ({ name }: KeptList) => current.some((list) => isSameName(list.name, name));
      return [...removed.filter((list) => !isBack(list)), ...current];
    }, []);
  }

  const removal =
    removed.length === 1
      ? interpolate(messages.removed, { name: removed[0]?.name ?? '' })
      : removed.length > 0 && messages.removedAll;
  const said = filled || failure || removal;
  const undo = filled ? onUndoFill : removed.length > 0 ? restore : undefined;

  return (
    <div className={`stack ${styles.kept}`} id="lists">
      {lists.length > 0 && (
        <div className={items.ledger} role="group" aria-labelledby={id}>
          <p className={styles.heading} id={id}>
            <b>{messages.heading}</b> <span className="soft">{messages.stored}</span>
          </p>
          <ul className={styles.lists}>
            {lists.map((list) => {
              const offer = offeredItems && offerList(list.items, offeredItems);
              const rows = offer?.rows ?? namedRows(list);
              return (
                <li key={list.name}>
                  <div className={styles.words}>
                    <b>{list.name}</b>
                    {offer && <span>{describeSum(offer, props)}</span>}
                    {offer &&
                      describeChanges(offer, props).map((line) => (
                        <span key={line} className="soft">
                          {line}
                        </span>
                      ))}
                  </div>
                  <div className="buttons">
                    {rows.length > 0 && (
                      <button
                        className="button"
                        data-kind="second"
                        type="button"
                        aria-label={`${messages.again}: ${list.name}`}
                        onClick={() => {
                          setRemoved([]);
                          onFill(rows, list.name);
                        }}
                      >
                        {messages.again}
                      </button>
                    )}
                    <CopyButton
                      text={listUrl(list.items)}
                      label={`${messages.copyLink}: ${list.name}`}
                      fieldLabel={messages.linkLabel}
                      messages={{ ...send, copy: messages.copyLink, copied: messages.linkCopied }}
                    />
                    <button
                      className="button"
                      data-kind="quiet"
                      type="button"
                      aria-label={`${messages.remove}: ${list.name}`}
                      onClick={() => remove([list])}
                    >
                      {messages.remove}
                    </button>
                  </div>
                </li>
              );
            })}
          </ul>
          {lists.length > 1 && (
            <button className={styles.all} type="button" onClick={() => remove(lists)}>
              {messages.removeAll}
            </button>
          )}
        </div>
      )}
      {fault && <p className="notice">{messages.unreadable[fault]}</p>}
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

const namedRows = ({ items }: KeptList): ListRow[] =>
  items.flatMap(({ name, quantity }) => (name ? [{ name, quantity }] : []));
