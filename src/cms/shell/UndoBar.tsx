import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { findButton } from '../editing/focus';
import { $undoOffer, undoButtonId, undoTime } from '../stores/undo';
import styles from './UndoBar.module.css';
import { useCountdown } from './use-countdown';

/**
 * Offers to take back the last deletion for ten seconds. The time stands still while the pointer is over the
 * line or the keyboard is on its button; Tab and Escape go on where the deleted record was.
 */
export function UndoBar() {
  const offer = useStore($undoOffer);
  const [isHeld, setHeld] = useState({ pointer: false, keyboard: false });
  const isPaused = isHeld.pointer || isHeld.keyboard;
  const close = () => {
    $undoOffer.set(undefined);
    setHeld({ pointer: false, keyboard: false });
  };
  useCountdown(offer, undoTime, isPaused, close);

  const goOn = () => (offer?.next?.isConnected ? offer.next : document.querySelector('h1'))?.focus();
  const undo = () => {
    if (!offer) return;
    const elementId = flushSync(offer.undo);
    if (elementId === undefined) return;
    const button = findButton(elementId, 'delete');
    if (button) button.focus();
    else goOn();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'Escape' || (event.key === 'Tab' && !event.shiftKey)) {
      event.preventDefault();
      goOn();
    }
    if (event.key === 'Escape') close();
  };

  return (
    <div
      className={styles.bar}
      role="status"
      data-ground="clove"
      data-state={offer ? 'shown' : 'empty'}
      onPointerEnter={() => setHeld((held) => ({ ...held, pointer: true }))}
      onPointerLeave={() => setHeld((held) => ({ ...held, pointer: false }))}
    >
      {offer && (
        <>
          <span>{offer.text}</span>
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
        </>
      )}
    </div>
  );
}
