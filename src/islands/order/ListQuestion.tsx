import { useEffect, useId, useRef } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import { type ListItem, type ListRow, offerList } from '~/domain/order/list';
import type { OfferedItem } from '~/domain/order/order';
import { describeChanges, describeSum, type ListWords } from './list-words';
import styles from './lists.module.css';

interface Props extends ListWords {
  /** The list of the URL. Empty if it is unreadable. */
  list: readonly ListItem[];
  /** The end of the URL that is no list. */
  rest: string;
  /** Undefined until they are fetched. */
  offeredItems: readonly OfferedItem[] | undefined;
  /** Number of rows that the list is added to. */
  started: number;
  /** Defined if the packs could not be fetched. */
  onRetry?: (() => void) | undefined;
  loading: Messages['forms']['order']['loading'];
  onUse(rows: readonly ListRow[]): void;
  onClose(): void;
}

/** The most letters of the rest that are shown. */
const longestRest = 40;

/** Asks before the list of a link is added to the order. Says so if the list is unreadable or nothing is for sale. */
export function ListQuestion(props: Props) {
  const { messages, list, rest, offeredItems, started, onRetry, loading, onUse, onClose } = props;
  const words = messages.question;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const offer = offeredItems && offerList(list, offeredItems);
  const hasItems = offer === undefined || offer.rows.length > 0;
  const heading = list.length === 0 ? words.unreadable : hasItems ? words.heading : words.gone;

  useEffect(() => box.current?.focus(), []);

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
      {list.length > 0 && !offer && <p>{onRetry ? words.failed : words.wait}</p>}
      {list.length > 0 && offer && (
        <p className={styles.words}>
          {offer.rows.length > 0 && <b>{describeSum(offer, props)}</b>}{' '}
          {describeChanges(offer, props).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {list.length > 0 && rest && <p>{interpolate(words.rest, { rest: shorten(rest) })}</p>}
      {started > 0 && offer && offer.rows.length > 0 && (
        <p>{interpolate(words.started, { count: started })}</p>
      )}
      <div className="buttons">
        {list.length > 0 && hasItems && !onRetry && (
          <button
            className="button"
            type="button"
            disabled={!offer}
            onClick={() => offer && onUse(offer.rows)}
          >
            {started > 0 ? words.add : words.use}
          </button>
        )}
        {list.length > 0 && onRetry && (
          <button className="button" type="button" onClick={onRetry}>
            {loading.retry}
          </button>
        )}
        <button className="button" data-kind="quiet" type="button" onClick={onClose}>
          {list.length > 0 && hasItems ? words.later : words.close}
        </button>
      </div>
    </div>
  );
}

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length > longestRest ? `${letters.slice(0, longestRest).join('')}…` : text;
}
