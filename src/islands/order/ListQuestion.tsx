import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { type LinkedList, type ListRow, offerList } from '~/domain/order/list';
import type { OfferedItem } from '~/domain/order/order';
import { describeList, type ListWords } from './list-words';
import styles from './lists.module.css';

interface Props extends ListWords {
  /** The list of the URL. */
  list: LinkedList;
  /** Undefined until they are fetched. */
  offeredItems: readonly OfferedItem[] | undefined;
  /** Number of rows that the list is added to. */
  started: number;
  /** Defined if the packs could not be fetched. */
  onRetry?: (() => void) | undefined;
  loading: Messages['forms']['order']['loading'];
  onUse(rows: readonly ListRow[]): void;
  onClose(): void;
  /** Keeps the list. */
  children: ReactNode;
}

/** Asks before the list of a link is added to the order. Says so if the list is unreadable or nothing is for sale. */
export function ListQuestion(props: Props) {
  const { messages, list, offeredItems, started, onRetry, loading, onUse, onClose } = props;
  const words = messages.question;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isReadable = list.items.length > 0;
  const offer = offeredItems && offerList(list.items, offeredItems);
  const hasItems = offer === undefined || offer.rows.length > 0;
  const heading = !isReadable ? words.unreadable : hasItems ? words.heading : words.gone;

  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);

  return (
    <div
      className={`box stack screen-only ${styles.question}`}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      ref={box}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p className={styles.ask} id={id}>
        {heading}
      </p>
      {isReadable && !offer && <p>{onRetry ? words.failed : words.wait}</p>}
      {isReadable && offer && (
        <p className={styles.words}>
          {describeList(list, offer, props).map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </p>
      )}
      {started > 0 && offer && offer.rows.length > 0 && (
        <p>{interpolate(words.started, { count: started })}</p>
      )}
      <div className="buttons">
        {isReadable && hasItems && !onRetry && (
          <button
            className="button"
            type="button"
            disabled={!offer}
            onClick={() => offer && onUse(offer.rows)}
          >
            {started > 0 ? words.add : words.use}
          </button>
        )}
        {isReadable && onRetry && (
          <button className="button" type="button" onClick={onRetry}>
            {loading.retry}
          </button>
        )}
        <button className="button" data-kind="quiet" type="button" onClick={onClose}>
          {isReadable && hasItems ? words.later : words.close}
        </button>
      </div>
      {props.children}
    </div>
  );
}
