import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { findButton, showAndFocus } from '../editing/find-button';
import { $undoOffer, describeOffer, undoButtonId, undoOffered } from '../editing/undo';
import styles from './shell.module.css';

/** Offers to undo the last deletions, moves or loss of typed text, until the user closes it or leaves the section. */
export function UndoBar() {
  const offer = useStore($undoOffer);

  const focusNext = () => (offer?.next?.isConnected ? offer.next : document.querySelector('h1'))?.focus();
  const close = () => {
    focusNext();
    $undoOffer.set(undefined);
  };
  const undo = () => {
    const elementId = flushSync(undoOffered);
    if (!elementId) return;
    const button = findButton(elementId, 'delete');
    if (button) showAndFocus(button);
    else focusNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that is held down must not undo what it has deleted.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'Escape') close();
  };

  return (
    <div
      className={`row ${styles.bar}`}
      role="status"
      data-theme="clove"
      data-state={offer ? 'shown' : 'empty'}
    >
      {offer && (
        <>
          <span>{describeOffer(offer)}</span>
          <button
            id={undoButtonId}
            type="button"
            className={`button ${styles.undo}`}
            data-kind="second"
            onClick={undo}
            onKeyDown={onKeyDown}
          >
            Undo
          </button>
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={close}>
            ×
          </button>
        </>
      )}
    </div>
  );
}
