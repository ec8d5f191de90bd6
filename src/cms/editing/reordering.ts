import { flushSync } from 'react-dom';
import { hasFrame } from '~/domain/content/frame';
import type { EditorDefinition, Reordering } from '../editor';
import type { StoredRecord } from '../list/record';
import { succeed } from '../storage/outcome';
import { elementIdOf, findButton, showAndFocus } from './find-button';
import { offerUndo } from './undo';

/** Creates the actions that move and preview the records of a list. Only lists of the website have them. */
export function createReordering<Fields extends object>(
  { store, publishedAs, name }: EditorDefinition<Fields>,
  onPreview: (record: StoredRecord<Fields>) => void,
): Reordering<Fields> | undefined {
  if (!publishedAs) return undefined;
  return {
    onMove: (record, index, control) => {
      const records = store.$records.get();
      const target = records[index];
      if (!target) return;
      const id = elementIdOf(record);
      const from = records.findIndex((other) => other.id === record.id);
      const moved = flushSync(() => store.move(record, target));
      // React may remove the element to move it, and lose the focus.
      if (control) showAndFocus(findButton(id, control));
      if (!moved.ok || moved.value === from) return;
      const restore = () => {
        const now = store.$records.get();
        const before = now[from] ?? now.at(-1);
        const restored = before && store.move(record, before);
        return !restored || restored.ok || restored.fault === 'gone' ? succeed(id) : restored;
      };
      const title = document.getElementById(`${id}-title`)?.textContent;
      const text = `${title} is now ${moved.value + 1} of ${records.length}.`;
      offerUndo({ kind: 'move', name, text, restore }, findButton(id, 'edit'));
    },
    ...(hasFrame(publishedAs) && { onPreview }),
  };
}
