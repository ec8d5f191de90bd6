import { useStore } from '@nanostores/react';
import { Fragment, useId, useRef, useState } from 'react';
import { hasFrame } from '~/domain/content/frame';
import type { EditorDefinition } from '../editor';
import type { RecordList as Records, StoredRecord } from '../list/record';
import { Preview } from '../site/preview/Preview';
import { createEditSession } from './edit-session';
import styles from './editing.module.css';
import { FormPanel } from './FormPanel';
import { RecordList } from './RecordList';
import { createReordering } from './reordering';
import { useSearch } from './use-search';

interface Props<Fields extends object> {
  editor: EditorDefinition<Fields>;
  /** Without a heading of its own. */
  isNested?: boolean;
}

const showAll = <Fields extends object>(shown: Records<Fields>) => ({ shown, controls: undefined });

export function Editor<Fields extends object>({ editor, isNested = false }: Props<Fields>) {
  const { heading, note, store, openLabel, publishedAs, useShown = showAll, Gate = Fragment } = editor;
  const panel = useRef<HTMLDivElement>(null);
  const listHeadingId = useId();
  const [session] = useState(() => createEditSession(editor, panel, listHeadingId));
  const [previewed, setPreviewed] = useState<StoredRecord<Fields>>();
  const [reordering] = useState(() => createReordering(editor, setPreviewed));
  const { $query, onEdit, onDelete, onStart } = session;
  const records = useStore(store.$records);
  const query = useStore($query);
  const { shown, controls } = useShown(records);
  const search = useSearch(shown, records.length, editor.codec, query, $query.set);

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
      <Gate>
        {records.length > 1 && editor.renderOverview && (
          <div className={styles.overview}>{editor.renderOverview(search.found)}</div>
        )}
        <div className={`stack ${styles.columns}`} data-form={openLabel ? 'wide' : 'narrow'}>
          <FormPanel ref={panel} editor={editor} session={session} />
          <RecordList
            editor={editor}
            records={records}
            headingId={listHeadingId}
            search={search}
            query={query}
            onQuery={$query.set}
            onEdit={onEdit}
            onDelete={onDelete}
            onStart={onStart}
            controls={records.length > 0 && controls}
            reordering={reordering}
          />
        </div>
      </Gate>
      {previewed && publishedAs && hasFrame(publishedAs) && (
        <Preview section={publishedAs} record={{ ...previewed }} onClose={() => setPreviewed(undefined)} />
      )}
    </>
  );
}
