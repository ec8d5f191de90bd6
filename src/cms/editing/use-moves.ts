import { type MouseEvent, type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { EditorDefinition } from '../editor';
import type { StoredRecord } from '../stores/record-storage';
import { offerUndo, undoButtonId } from '../stores/undo';
import type { Desk } from './desk';
import { isByKeyboard, isSecondClick, rememberClick } from './double-click';
import { elementIdOf, findButton, findNeighbour } from './focus';
import { isMatch } from './search';

/**
 * What a person does in an editor, and where the keyboard stands afterwards: in the form after Edit, at the
 * record's button after saving or cancelling, at Undo or the next record after deleting.
 */
export function useMoves<Fields extends object>(
  { store, name, codec }: Pick<EditorDefinition<Fields>, 'store' | 'name' | 'codec'>,
  desk: Desk<Fields>,
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
    /** A record that was just saved must be seen: a search that hides it is given up. */
    const reveal = (record: StoredRecord<Fields>) => {
      if (!isMatch(codec.words(record), desk.$query.get())) desk.$query.set('');
    };
    return {
      onOpen: () => {
        flushSync(desk.start);
        focusPanel();
      },
      onEdit: (record: StoredRecord<Fields>) => {
        if (flushSync(() => desk.edit(record))) focusPanel();
      },
      onSave: (fields: Fields) => {
        const { record } = desk.$session.get();
        const saved = flushSync(() => {
          const outcome = desk.save(fields);
          if (outcome.ok) reveal(outcome.value);
          return outcome;
        });
        if (saved.ok) focusRecord(record && saved.value);
        else if (saved.fault === 'gone') panel.current?.querySelector('button')?.focus();
      },
      onCancel: () => {
        const { record } = desk.$session.get();
        flushSync(desk.clear);
        focusRecord(record && store.find(record));
      },
      onKeep: () => {
        flushSync(desk.detach);
        panel.current?.querySelector('form')?.requestSubmit();
      },
      onDelete: (record: StoredRecord<Fields>, click: MouseEvent) => {
        if (isSecondClick(click)) return;
        const next = findNeighbour(elementIdOf(record), 'delete') ?? document.getElementById(listHeadingId);
        const removed = flushSync(() => desk.remove(record));
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
  }, [store, name, codec, desk, panel, listHeadingId]);
}
