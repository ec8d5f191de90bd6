import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { rememberShiftingClick } from '../editing/double-click';
import { findButton } from '../editing/find-button';
import { $undoOffer, describeOffer, latestSteps, undoButtonId, undoLatest, undoTime } from '../editing/undo';
import { editors } from '../editors';
import { $section, goTo } from './route';
import styles from './UndoBar.module.css';
import { useCountdown } from './use-countdown';

/**
 * Offers to undo deletions, moves and the loss of typed text for a short time.
 * The countdown pauses while the pointer is over the bar or its button has keyboard focus. Tab and Escape
 * move the focus to where the record was. After a failed attempt the offer stays until one succeeds or the
 * user dismisses it.
 */
export function UndoBar() {
  const offer = useStore($undoOffer);
  const [pausedBy, setPausedBy] = useState({ pointer: false, keyboard: false });
  const isPaused = pausedBy.pointer || pausedBy.keyboard;
  const close = () => {
    $undoOffer.set(undefined);
    setPausedBy({ pointer: false, keyboard: false });
  };
  useCountdown(offer?.isPersistent ? undefined : offer, undoTime, isPaused, close);

  const focusNext = () => (offer?.next?.isConnected ? offer.next : document.querySelector('h1'))?.focus();
  const undo = (click: MouseEvent) => {
    if (!offer || !openEditor(latestSteps(offer).at(-1)?.editor)) return;
    const elementId = flushSync(undoLatest);
    if (elementId === undefined) return;
    rememberShiftingClick(click);
    const button = findButton(elementId, 'delete');
    if (button) button.focus();
    else if (elementId) focusNext();
    setPausedBy({ pointer: false, keyboard: false });
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
      className={`row ${styles.bar}`}
      role="status"
      data-theme="clove"
      data-state={offer ? 'shown' : 'empty'}
      onPointerEnter={() => setPausedBy((last) => ({ ...last, pointer: true }))}
      onPointerLeave={() => setPausedBy((last) => ({ ...last, pointer: false }))}
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
            onFocus={({ target }) =>
              setPausedBy((last) => ({ ...last, keyboard: target.matches(':focus-visible') }))
            }
            onBlur={() => setPausedBy((last) => ({ ...last, keyboard: false }))}
          >
            Undo
          </button>
          {offer.isPersistent && (
            <button
              type="button"
              className={`button ${styles.undo}`}
              data-kind="second"
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

/** Opens the section of an editor. Returns false if the user stays because of unsaved changes. */
function openEditor(key: string | undefined): boolean {
  if (key === undefined) return true;
  const section = editors.find((editor) => editor.key === key || editor.nested?.key === key)?.id;
  goTo(section);
  return section === $section.get();
}
