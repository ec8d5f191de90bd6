import { useStore } from '@nanostores/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { EditorDefinition } from '../editor';
import type { StoredRecord } from '../list/record';
import { Preview } from '../publish/preview/Preview';
import { ConflictNotice } from './ConflictNotice';
import styles from './Editor.module.css';
import { createEditSession } from './edit-session';
import { RecordList } from './RecordList';
import { createReordering } from './reordering';
import { FormContext } from './unsaved';
import { useSearch } from './use-search';

interface Props<Fields extends object> {
  editor: EditorDefinition<Fields>;
  /** Without a heading of its own. */
  isNested?: boolean;
}

export function Editor<Fields extends object>({ editor, isNested = false }: Props<Fields>) {
  const { heading, note, store, openLabel, pasteLabel, name } = editor;
  const panel = useRef<HTMLDivElement>(null);
  const listHeadingId = useId();
  const [session] = useState(() => createEditSession(editor, panel, listHeadingId));
  const [previewed, setPreviewed] = useState<StoredRecord<Fields>>();
  const [reordering] = useState(() => createReordering(editor, setPreviewed));
  const {
    $form,
    $query,
    $announcement,
    connect,
    onEdit,
    onDelete,
    onInput,
    onSave,
    onCancel,
    onOpen,
    onKeepMine,
    onUseStored,
    $typed,
    onDraft,
    onTyped,
  } = session;
  const { formNumber, record, isOpen, isPasting, draft } = useStore($form);
  useLayoutEffect(connect, [connect]);
  const records = useStore(store.$records);
  const query = useStore($query);
  const search = useSearch(records, editor.codec, query, $query.set);
  const announcement = useStore($announcement);
  const typed = useStore($typed);

  return (
    <>
      {!isNested && (
        <header className={`stack ${styles.header}`}>
          <h1 tabIndex={-1}>{heading}</h1>
          {note && <p className={`note ${styles.note}`}>{note}</p>}
          {store.keptIn === 'memory' && (
            <p className={`note ${styles.note}`}>
              Closing or reloading this page empties this list. ‘Earlier versions’ on the first page gives it
              back, as long as the browser keeps them. To be safe, leave this tab open, or press ‘⋯’ and ‘Save
              a backup’.
            </p>
          )}
        </header>
      )}
      {records.length > 1 && editor.renderOverview?.(search.found, records.length)}
      <div className={`stack ${styles.columns}`} data-form={openLabel ? 'wide' : 'narrow'}>
        <div
          ref={panel}
          className={`screen-only stack ${isOpen ? 'box' : ''} ${styles.panel}`}
          data-state={isOpen ? 'open' : 'closed'}
          onInput={onInput}
        >
          <p className={styles.announcement} aria-live="polite" tabIndex={-1}>
            {announcement}
          </p>
          {typed && (
            <div className="notice stack" role="status">
              <p>You were writing this when the page was closed.</p>
              <div className="buttons" data-size="small">
                <button type="button" onClick={() => onTyped(true)}>
                  Go on writing
                </button>
                <button type="button" onClick={() => onTyped(false)}>
                  Not needed
                </button>
              </div>
            </div>
          )}
          {record && (
            <ConflictNotice
              noun={name.one}
              record={record}
              current={store.find(record)}
              onKeepMine={onKeepMine}
              onUseStored={onUseStored}
            />
          )}
          {isOpen ? (
            <FormContext key={formNumber} value={{ owner: store, draft, onDraft }}>
              {editor.renderForm({ record, isPasting, onSave, onCancel })}
            </FormContext>
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
        <RecordList
          editor={editor}
          records={records}
          headingId={listHeadingId}
          search={search}
          query={query}
          onQuery={$query.set}
          onEdit={onEdit}
          onDelete={onDelete}
          reordering={reordering}
        />
      </div>
      {previewed && <Preview editor={editor} record={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
