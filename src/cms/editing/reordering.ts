import { atom } from 'nanostores';
import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasFrame } from '~/domain/content/frame';
import type { EditorDefinition, Reordering } from '../editor';
import { importLate } from '../late-module';
import { succeed } from '../storage/outcome';
import type { StoredRecord } from '../stores/record';
import { elementIdOf, findButton } from './find-button';
import { offerUndo } from './undo';

const importDrag = () => import('./drag');

/** Creates the actions that move and preview the records of a list. */
export function createReordering<Fields extends object>(editor: EditorDefinition<Fields>) {
  const { store, publishedAs, name } = editor;
  /** Tells screen readers why a record did not move. Moves are announced with their Undo. */
  const $announcement = atom('');
  const $previewed = atom<StoredRecord<Fields> | undefined>(undefined);

  const indexOf = (record: StoredRecord<Fields>) =>
    store.$records.get().findIndex((other) => other.id === record.id);

  /** Moves a record to another record's position. Without one, it is already first or last. */
  const moveTo = (record: StoredRecord<Fields>, other: StoredRecord<Fields> | undefined) => {
    const id = elementIdOf(record);
    const title = document.getElementById(`${id}-title`)?.textContent;
    const from = indexOf(record);
    const outcome = other && flushSync(() => store.move(record, other));
    const count = store.$records.get().length;
    if (!other) $announcement.set(`${title} cannot move further.`);
    if (outcome?.ok && outcome.value !== from) {
      const restore = () => {
        const records = store.$records.get();
        const target = records[from] ?? records.at(-1);
        const moved = target && store.move(record, target);
        return !moved || moved.ok || moved.fault === 'gone' ? succeed(id) : moved;
      };
      const text = `${title} is now ${outcome.value + 1} of ${count}.`;
      offerUndo({ kind: 'move', name, text, restore }, findButton(id, 'edit'));
    }
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };

  const reordering: Reordering<Fields> = {
    onStep: (record, step) => {
      const records = store.$records.get();
      $announcement.set('');
      moveTo(record, records[indexOf(record) + step]);
      // React may remove the element to move it, and lose the focus.
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
      const drag = await importLate(importDrag).catch(() => undefined);
      if (!drag) return $announcement.set('Dragging could not be loaded. Use Up and Down, or try again.');
      // If the pointer was released before the script loaded, no further event follows.
      if (signal.aborted) return;
      released.abort();
      drag.dragElement(elementIdOf(record), pointerId, (target) =>
        moveTo(
          record,
          store.$records.get().find((other) => elementIdOf(other) === target),
        ),
      );
    },
    ...(publishedAs && hasFrame(publishedAs) && { onPreview: $previewed.set }),
  };
  return { ...reordering, $announcement, $previewed };
}
