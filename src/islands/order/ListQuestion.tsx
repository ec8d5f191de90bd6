import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Messages } from '~/config/messages';
import { interpolate } from '~/config/messages/interpolate';
import styles from './lists.module.css';

interface Props {
  messages: Messages['forms']['order']['lists']['question'];
  /** What the list costs and lacks. */
  lines: readonly string[];
  /** Number of rows that the list is added to. */
  started: number;
  onUse(): void;
  onClose(): void;
  /** Keeps the list. */
  children: ReactNode;
}

/** Asks before the list of a link is added to an order, or is kept only. */
export function ListQuestion({ messages, lines, started, onUse, onClose, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

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
        {messages.heading}
      </p>
      <p className={styles.words}>
        {lines.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </p>
      {started > 0 && <p>{interpolate(messages.started, { count: started })}</p>}
      <div className="buttons">
        <button className="button" type="button" onClick={onUse}>
          {messages.add}
        </button>
        <button className="button" data-kind="quiet" type="button" onClick={onClose}>
          {messages.later}
        </button>
      </div>
      {children}
    </div>
  );
}
