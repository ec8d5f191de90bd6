import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Drawer.module.css';
import { makeModal, makeModalSoon } from './modal';

interface Props {
  messages: { label: string; open: string; close: string };
  /** Slots: two icons, the border at the top and the menu. */
  openIcon?: ReactNode;
  closeIcon?: ReactNode;
  border?: ReactNode;
  children?: ReactNode;
}

/** `command` opens a modal dialog without scripts. Older browsers open a popover. React's types lack both. */
const opens = { commandfor: 'drawer', command: 'show-modal', popoverTarget: 'drawer' };
const closes = {
  commandfor: 'drawer',
  command: 'close',
  popoverTarget: 'drawer',
  popoverTargetAction: 'hide',
} as const;

/**
 * The menu button and its drawer, which the browser opens and closes without React. A visitor may open it before
 * hydration, so React must not set `open`.
 */
export function Drawer({ messages, openIcon, closeIcon, border, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const drawer = dialog.current;
    if (!drawer) return;
    const stop = new AbortController();
    const wide = matchMedia('(min-width: 1024px)');
    const closeIfWide = () => wide.matches && drawer.close();
    wide.addEventListener('change', closeIfWide, { signal: stop.signal });
    // The visitor may have opened it and rotated the device before hydration.
    makeModal(drawer);
    closeIfWide();
    return () => stop.abort();
  }, []);

  return (
    <>
      <button className={styles.open} type="button" aria-haspopup="dialog" {...opens}>
        {openIcon}
        <span className="visually-hidden">{messages.open}</span>
      </button>
      <dialog
        ref={dialog}
        className={styles.drawer}
        id="drawer"
        popover="auto"
        closedby="any"
        data-theme="clove"
        aria-label={messages.label}
        onToggle={({ currentTarget }) => makeModalSoon(currentTarget)}
      >
        {border}
        <button className={styles.close} type="button" data-close {...closes}>
          {closeIcon}
          <span className="visually-hidden">{messages.close}</span>
        </button>
        {children}
      </dialog>
    </>
  );
}
