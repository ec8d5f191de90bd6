import { atom } from 'nanostores';
import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { EditorDefinition, ListOrder } from '../editor';
import { identityOf } from '../stores/identity';
import type { StoredRecord } from '../stores/record-storage';
import { elementIdOf, findButton } from './focus';

/** The order of a list, which is that of the page: who moves what, and what is said about it. */
export function createListOrder<Fields extends object>({ store }: EditorDefinition<Fields>) {
  /** What was moved last, in words. */
  const $moved = atom('');
  /** The record that is shown on its page. */
  const $shown = atom<StoredRecord<Fields> | undefined>(undefined);

  /** Puts a record in the place of another one; without one it stands at an end already. */
  const place = (record: StoredRecord<Fields>, other: StoredRecord<Fields> | undefined) => {
    const id = elementIdOf(record);
    const title = document.getElementById(`${id}-title`)?.textContent;
    const outcome = other && flushSync(() => store.move(record, other));
    const count = store.$records.get().length;
    if (outcome?.ok) $moved.set(`${title} is now ${outcome.value + 1} of ${count}.`);
    else if (!other) $moved.set(`${title} cannot move further.`);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };

  const order: ListOrder<Fields> = {
    onStep: (record, step) => {
      const records = store.$records.get();
      const index = records.findIndex((other) => identityOf(other) === identityOf(record));
      place(record, records[index + step]);
      // React may take the record out of the page to move it, and the focus with it.
      findButton(elementIdOf(record), step < 0 ? 'up' : 'down')?.focus();
    },
    onDrag: async (record, press: PointerEvent) => {
      if (press.button !== 0) return;
      press.preventDefault();
      const { pointerId } = press;
      const released = new AbortController();
      const { signal } = released;
      const release = (event: globalThis.PointerEvent) => event.pointerId === pointerId && released.abort();
      for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, release, { signal });
      const { dragElement } = await import('./drag');
      // A finger lifted before the script loads sends no further event.
      if (signal.aborted) return;
      released.abort();
      dragElement(elementIdOf(record), pointerId, (target) =>
        place(
          record,
          store.$records.get().find((other) => elementIdOf(other) === target),
        ),
      );
    },
    onShow: $shown.set,
  };
  return { ...order, $moved, $shown };
}
