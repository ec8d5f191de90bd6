import { useDeferredValue, useEffect, useMemo } from 'react';
import { ExportImport } from '../backup/ExportImport';
import type { EditorDefinition, ListProps } from '../editor';
import { LoadButton } from '../publish/LoadButton';
import { formatFound } from '../words';
import { Motif } from './Motif';
import styles from './RecordList.module.css';
import { isMatch } from './search';

interface Props<Fields extends object> extends ListProps<Fields> {
  editor: EditorDefinition<Fields>;
  headingId: string;
  query: string;
  onQuery(query: string): void;
}

/** The shortest list that offers a search. */
const minRecordsForSearch = 8;

export function RecordList<Fields extends object>(props: Props<Fields>) {
  const { editor, records, headingId, query, onQuery, reordering, ...actions } = props;
  const { name, emptyText, codec, key, motif } = editor;
  const hasSearch = records.length >= minRecordsForSearch;
  const term = hasSearch ? query.trim() : '';
  // Clear a hidden search. Otherwise it would filter the list when it reappears.
  useEffect(() => {
    if (!hasSearch) onQuery('');
  }, [hasSearch, onQuery]);
  const deferredTerm = useDeferredValue(term);
  // Do not defer the end of a search, because the focus may move to a record that it hid.
  const needle = term && deferredTerm;
  const found = useMemo(
    () => (needle ? records.filter((record) => isMatch(codec.searchText(record), needle)) : records),
    [records, codec, needle],
  );

  return (
    <div className={`stack ${styles.list}`}>
      <header className={`row ${styles.header}`}>
        <h2 id={headingId} tabIndex={-1}>
          {formatFound(found.length, records.length, name)}
        </h2>
        <ExportImport
          editors={[editor]}
          scope={key}
          labels={{ exportTo: 'Save a backup', importFrom: 'Open a backup' }}
        >
          {editor.publishedAs && <LoadButton editor={editor} />}
        </ExportImport>
      </header>
      {hasSearch && (
        <label className={`screen-only ${styles.search}`}>
          <span className="visually-hidden">Search {name.many}</span>
          <input
            className="input"
            type="search"
            placeholder={`Search ${name.many}`}
            value={query}
            onChange={({ target }) => onQuery(target.value)}
          />
          <span className="visually-hidden" aria-live="polite">
            {needle && formatFound(found.length, records.length, name)}
          </span>
        </label>
      )}
      {found.length === 0 ? (
        <div className="empty">
          <Motif name={motif} />
          <p>{needle ? 'Nothing matches this search.' : emptyText}</p>
        </div>
      ) : (
        <div className={styles.records}>
          {editor.renderList({ records: found, ...actions, reordering: needle ? undefined : reordering })}
        </div>
      )}
    </div>
  );
}
