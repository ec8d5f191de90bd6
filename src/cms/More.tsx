import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './More.module.css';

interface Props {
  /** DOM id of the record's title, which completes the menu's name: 'More Cloves'. A list has none. */
  titleId?: string;
  children: ReactNode;
}

/** A menu of rarer actions. Rendered while it is open. Closed by Escape, and when the focus leaves it, but not for a dialog. */
export function More({ titleId, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape') return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details
      className={styles.more}
      name="more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('dialog'))
          currentTarget.open = false;
      }}
    >
      <summary aria-labelledby={titleId && `${id} ${titleId}`}>
        <span id={id} className="visually-hidden">
          {titleId ? 'More' : 'More for this list'}
        </span>
        <span aria-hidden="true">⋯</span>
      </summary>
      {isOpen && (
        // Safari focuses no button at a click, but what contains it.
        <div className={`buttons box ${styles.menu}`} data-size="small" tabIndex={-1}>
          {children}
        </div>
      )}
    </details>
  );
}
