import { useStore } from '@nanostores/react';
import { Fragment, type RefObject, useLayoutEffect, useMemo } from 'react';
import type { EditorDefinition } from '../editor';
import { DraftNotice } from '../form/DraftNotice';
import { $drafts, draftsOf } from '../form/drafts';
import { shorten } from '../site-data';
import type { createEditSession } from './edit-session';
import styles from './editing.module.css';

interface Props<Fields extends object> {
  editor: EditorDefinition<Fields>;
  session: ReturnType<typeof createEditSession<Fields>>;
  ref: RefObject<HTMLDivElement | null>;
}

/** The form of an editor, what is to say about its draft, and the drafts of other forms. */
export function FormPanel<Fields extends object>({ editor, session, ref }: Props<Fields>) {
  const { store, openLabel, pasteLabel, name, codec, makeDraft, readDraft } = editor;
  const { connect, onInput, onOpen, onKeepMine, onUseStored, openDraft, setDraft, onSave, onCancel } =
    session;
  const { formNumber, key, record, isOpen, isPasting, wasLeft } = useStore(session.$form);
  useLayoutEffect(connect, [connect]);
  useStore(store.$records);
  const announcement = useStore(session.$announcement);
  const drafts = useStore($drafts);
  const initial = useMemo(() => makeDraft(record, isPasting), [makeDraft, record, isPasting]);
  const draft = drafts.get(key)?.draft ?? initial;
  const waiting = draftsOf(drafts, codec.key).filter(([other]) => !isOpen || other !== key);
  const titleOf = (texts: ReturnType<typeof readDraft>) =>
    shorten(texts.find(([, text]) => text && !text.startsWith('data:'))?.[1] ?? name.one);

  return (
    <div
      ref={ref}
      className={`screen-only stack ${isOpen ? 'box' : ''} ${styles.panel}`}
      data-state={isOpen ? 'open' : 'closed'}
      onInput={onInput}
    >
      <p className={styles.announcement} aria-live="polite" tabIndex={-1}>
        {announcement}
      </p>
      {waiting.length > 0 && (
        <div className="notice stack" role="status">
          <p>Not saved yet. Open it to go on writing:</p>
          <ul className={`stack ${styles.waiting}`}>
            {waiting.map(([other, { draft }]) => (
              <li key={other}>
                <button type="button" className="link-button" onClick={() => openDraft(other)}>
                  {titleOf(readDraft(draft))}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && (
        <DraftNotice
          noun={name.one}
          record={record}
          current={record && store.find(record)}
          wasLeft={wasLeft}
          mine={readDraft(draft)}
          read={(other) => readDraft(makeDraft(other as typeof record, isPasting))}
          onKeepMine={onKeepMine}
          onUseStored={onUseStored}
        />
      )}
      {isOpen ? (
        <Fragment key={formNumber}>
          {editor.renderForm({ record, isPasting, draft, setDraft, onSave, onCancel })}
        </Fragment>
      ) : (
        <div className="buttons">
          <button type="button" className="button" onClick={() => onOpen(false)}>
            {openLabel}
          </button>
          {pasteLabel && (
            <button type="button" className="button" data-kind="quiet" onClick={() => onOpen(true)}>
              {pasteLabel}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
