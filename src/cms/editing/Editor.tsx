import { useStore } from '@nanostores/react';
import { Fragment, useId, useRef, useState } from 'react';
import type { EditorDefinition } from '../editor';
import { createDesk } from './desk';
import styles from './Editor.module.css';
import { ElsewhereNotice } from './ElsewhereNotice';
import { RecordList } from './RecordList';
import { useMoves } from './use-moves';

interface Props<Fields extends object> {
  editor: EditorDefinition<Fields>;
}

/** One editor: its form on one side, its list on the other. */
export function Editor<Fields extends object>({ editor }: Props<Fields>) {
  const { heading, store, openLabel, confirmDelete, name } = editor;
  const [desk] = useState(() => createDesk({ store, confirmDelete, isOpen: !openLabel }));
  const { turn, record, isOpen } = useStore(desk.$session);
  const records = useStore(store.$records);
  const query = useStore(desk.$query);
  const panel = useRef<HTMLDivElement>(null);
  const listHeadingId = useId();
  const { onEdit, onDelete, onSave, onCancel, onOpen, onKeep } = useMoves(editor, desk, panel, listHeadingId);

  return (
    <>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{heading}</h1>
        {store.keptIn === 'memory' && (
          <p className={styles.note}>
            {name.many} live on this page only: they are lost when it is reloaded or closed. Export them to
            keep them.
          </p>
        )}
      </header>
      <div className={styles.columns} data-form={openLabel ? 'wide' : 'narrow'}>
        <div ref={panel} className={styles.panel} data-state={isOpen ? 'open' : 'closed'}>
          {record && (
            <ElsewhereNotice
              name={name.one}
              record={record}
              current={store.find(record)}
              onKeep={onKeep}
              onDrop={onCancel}
              onLoad={onEdit}
            />
          )}
          {isOpen ? (
            <Fragment key={turn}>{editor.renderForm({ record, onSave, onCancel })}</Fragment>
          ) : (
            <button type="button" className="button" onClick={onOpen}>
              {openLabel}
            </button>
          )}
        </div>
        <RecordList
          editor={editor}
          records={records}
          headingId={listHeadingId}
          query={query}
          onQuery={desk.$query.set}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </div>
    </>
  );
}
