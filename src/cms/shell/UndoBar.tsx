import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { rememberClick } from '../editing/double-click';
import { findButton } from '../editing/focus';
import { $undoOffer, describeOffer, undoButtonId, undoDeletions, undoTime } from '../editing/undo';
import styles from './UndoBar.module.css';
import { useCountdown } from './use-countdown';

/**
 * Offers for ten seconds to take back what was deleted. The time stops while the pointer is over the bar or
 * the keyboard is on its button. Tab and Escape go to the place of the deleted record. After a failed attempt the
 * offer stays until one succeeds or it is dismissed.
 */
export function UndoBar() {
  const offer = useStore($undoOffer);
  const [isHeld, setHeld] = useState({ pointer: false, keyboard: false });
  const isPaused = isHeld.pointer || isHeld.keyboard;
  const close = () => {
    $undoOffer.set(undefined);
    setHeld({ pointer: false, keyboard: false });
  };
  useCountdown(offer?.isPersistent ? undefined : offer, undoTime, isPaused, close);

  const focusNext = () => (offer?.next?.isConnected ? offer.next : document.querySelector('h1'))?.focus();
  const undo = (click: MouseEvent) => {
    const elementId = flushSync(undoDeletions);
    if (elementId === undefined) return;
    rememberClick(click);
    const button = findButton(elementId, 'delete');
    if (button) button.focus();
    else focusNext();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'Escape' || (event.key === 'Tab' && !event.shiftKey && !offer?.isPersistent)) {
      event.preventDefault();
      focusNext();
    }
    if (event.key === 'Escape') close();
  };

  return (
    <div
      className={styles.bar}
      role="status"
      data-theme="clove"
      data-state={offer ? 'shown' : 'empty'}
      onPointerEnter={() => setHeld((held) => ({ ...held, pointer: true }))}
      onPointerLeave={() => setHeld((held) => ({ ...held, pointer: false }))}
    >
      {offer && (
        <>
          <span>{describeOffer(offer)}</span>
          <button
            id={undoButtonId}
            type="button"
            className={styles.undo}
            onClick={undo}
            onKeyDown={onKeyDown}
            onFocus={({ target }) =>
              setHeld((held) => ({ ...held, keyboard: target.matches(':focus-visible') }))
            }
            onBlur={() => setHeld((held) => ({ ...held, keyboard: false }))}
          >
            Undo
          </button>
          {offer.isPersistent && (
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                focusNext();
                close();
              }}
            >
              Dismiss
            </button>
          )}
        </>
      )}
    </div>
  );
}
