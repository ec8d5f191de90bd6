import { atom } from 'nanostores';
import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasFrame } from '~/domain/content/frame';
import { importModule } from '~/domain/import-module';
import type { EditorDefinition, Reordering } from '../editor';
import { identityOf } from '../stores/identity';
import type { StoredRecord } from '../stores/record-storage';
import { elementIdOf, findButton } from './record-buttons';

/** Creates the actions that move and preview the records of a list. */
export function createReordering<Fields extends object>({ store, site }: EditorDefinition<Fields>) {
  /** Describes the last move for screen readers. */
  const $announcement = atom('');
  const $previewed = atom<StoredRecord<Fields> | undefined>(undefined);

  /** Moves a record to another record's position. Without one, it is already first or last. */
  const moveTo = (record: StoredRecord<Fields>, other: StoredRecord<Fields> | undefined) => {
    const id = elementIdOf(record);
    const title = document.getElementById(`${id}-title`)?.textContent;
    const outcome = other && flushSync(() => store.move(record, other));
    const count = store.$records.get().length;
    if (outcome?.ok) $announcement.set(`${title} is now ${outcome.value + 1} of ${count}.`);
    else if (!other) $announcement.set(`${title} cannot move further.`);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };

  const reordering: Reordering<Fields> = {
    onStep: (record, step) => {
      const records = store.$records.get();
      const index = records.findIndex((other) => identityOf(other) === identityOf(record));
      moveTo(record, records[index + step]);
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
      const { dragElement } = await importModule(() => import('./drag'));
      // If the pointer was released before the script loaded, no further event follows.
      if (signal.aborted) return;
      released.abort();
      dragElement(elementIdOf(record), pointerId, (target) =>
        moveTo(
          record,
          store.$records.get().find((other) => elementIdOf(other) === target),
        ),
      );
    },
    ...(site && hasFrame(site) && { onPreview: $previewed.set }),
  };
  return { ...reordering, $announcement, $previewed };
}
