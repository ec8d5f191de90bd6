import { useDeferredValue, useEffect, useMemo } from 'react';
import { ExportImport } from '../backup/ExportImport';
import type { EditorDefinition, ListProps } from '../editor';
import { LoadButton } from '../publish/LoadButton';
import { foundWords } from '../words';
import { Motif } from './Motif';
import styles from './RecordList.module.css';
import { isMatch } from './search';

interface Props<Fields extends object> extends ListProps<Fields> {
  editor: EditorDefinition<Fields>;
  headingId: string;
  query: string;
  onQuery(query: string): void;
}

/** From how many records on a search is offered. */
const searchFrom = 8;

/** The records of a section, newest last, with their number and a search. */
export function RecordList<Fields extends object>(props: Props<Fields>) {
  const { editor, records, headingId, query, onQuery, order, ...actions } = props;
  const { name, emptyText, codec, key, motif } = editor;
  const hasSearch = records.length >= searchFrom;
  const term = hasSearch ? query.trim() : '';
  // Hidden, it would come back with the records that it left out.
  useEffect(() => {
    if (!hasSearch) onQuery('');
  }, [hasSearch, onQuery]);
  const lateTerm = useDeferredValue(term);
  // The end of a search is not deferred: the focus may move to a record that it hid.
  const needle = term && lateTerm;
  const found = useMemo(
    () => (needle ? records.filter((record) => isMatch(codec.searchText(record), needle)) : records),
    [records, codec, needle],
  );

  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <h2 id={headingId} tabIndex={-1}>
          {foundWords(found.length, records.length, name)}
        </h2>
        <ExportImport editors={[editor]} scope={key} labels={{ exportTo: 'Export', importFrom: 'Import' }}>
          {editor.site && <LoadButton editor={editor} />}
        </ExportImport>
      </header>
      {hasSearch && (
        <label className={styles.search}>
          <span className="visually-hidden">Search {name.many}</span>
          <input
            className="input"
            type="search"
            placeholder={`Search ${name.many}`}
            value={query}
            onChange={({ target }) => onQuery(target.value)}
          />
          <span className="visually-hidden" aria-live="polite">
            {needle && foundWords(found.length, records.length, name)}
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
          {editor.renderList({ records: found, ...actions, order: needle ? undefined : order })}
        </div>
      )}
    </div>
  );
}
