import { type MouseEvent, type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { EditorDefinition } from '../editor';
import type { StoredRecord } from '../stores/record-storage';
import { isByKeyboard, isSecondClick, rememberClick } from './double-click';
import type { EditSession } from './edit-session';
import { elementIdOf, findButton, findNeighbour } from './focus';
import { isMatch } from './search';
import { offerUndo, undoButtonId } from './undo';

/**
 * The actions of an editor with the focus that follows each: the form after Edit, the record's button after
 * saving or cancelling, Undo or the next record after deleting.
 */
export function useEditorActions<Fields extends object>(
  { store, name, codec }: Pick<EditorDefinition<Fields>, 'store' | 'name' | 'codec'>,
  session: EditSession<Fields>,
  panel: RefObject<HTMLElement | null>,
  listHeadingId: string,
) {
  return useMemo(() => {
    const focusPanel = () =>
      panel.current?.querySelector<HTMLElement>('form :is(input, textarea, select), button')?.focus();
    const focusRecord = (record: StoredRecord<Fields> | undefined) => {
      const button = record && findButton(elementIdOf(record), 'edit');
      if (button) button.focus();
      else focusPanel();
    };
    /** Ends a search that would hide a record that was just saved. */
    const reveal = (record: StoredRecord<Fields>) => {
      if (!isMatch(codec.searchText(record), session.$query.get())) session.$query.set('');
    };
    return {
      onOpen: () => {
        flushSync(session.start);
        focusPanel();
      },
      onEdit: (record: StoredRecord<Fields>) => {
        if (flushSync(() => session.edit(record))) focusPanel();
      },
      onSave: (fields: Fields) => {
        const { record } = session.$form.get();
        const saved = flushSync(() => {
          const outcome = session.save(fields);
          if (outcome.ok) reveal(outcome.value);
          return outcome;
        });
        if (saved.ok) focusRecord(record && saved.value);
        else if (saved.fault === 'gone') panel.current?.querySelector('button')?.focus();
      },
      onCancel: () => {
        const { record } = session.$form.get();
        flushSync(session.clear);
        focusRecord(record && store.find(record));
      },
      onKeep: () => {
        flushSync(session.detach);
        panel.current?.querySelector('form')?.requestSubmit();
      },
      onDelete: (record: StoredRecord<Fields>, click: MouseEvent) => {
        if (isSecondClick(click)) return;
        const next = findNeighbour(elementIdOf(record), 'delete') ?? document.getElementById(listHeadingId);
        const removed = flushSync(() => session.remove(record));
        if (!removed) return;
        rememberClick(click);
        const restore = () => {
          const restored = store.restore(removed);
          if (!restored.ok) return undefined;
          reveal(restored.value);
          return elementIdOf(restored.value);
        };
        flushSync(() => offerUndo({ name, restore }, next));
        if (isByKeyboard(click)) document.getElementById(undoButtonId)?.focus();
        else next?.focus();
      },
    };
  }, [store, name, codec, session, panel, listHeadingId]);
}
