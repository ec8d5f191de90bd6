import type { ReactNode } from 'react';
import { ExportImport } from '../copies/ExportImport';
import type { EditorDefinition, ListProps } from '../editor';
import { loadFromSite } from '../site/load';
import { formatFound } from '../words';
import styles from './editing.module.css';
import { Motif } from './Motif';
import type { Search } from './use-search';

interface Props<Fields extends object> extends ListProps<Fields> {
  editor: EditorDefinition<Fields>;
  headingId: string;
  search: Search<Fields>;
  query: string;
  /** Controls of a filter. */
  controls: ReactNode;
  onQuery(query: string): void;
}

export function RecordList<Fields extends object>(props: Props<Fields>) {
  const { editor, records, headingId, search, query, onQuery, controls, reordering, ...actions } = props;
  const { name, emptyText, key, motif } = editor;
  const { isOffered, needle, found } = search;
  const load = editor.publishedAs && (
    <button
      type="button"
      className={records.length > 0 ? undefined : 'button'}
      onClick={() => loadFromSite(editor)}
    >
      Load from the website
    </button>
  );

  return (
    <div className={`stack ${styles.list}`}>
      <header className={`row ${styles.head}`}>
        <h2 id={headingId} tabIndex={-1}>
          {formatFound(found.length, records.length, name)}
        </h2>
        <ExportImport editors={[editor]} scope={key}>
          {records.length > 0 && load}
        </ExportImport>
      </header>
      {isOffered && (
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
      {controls}
      {found.length === 0 ? (
        <div className="empty">
          <Motif name={motif} />
          <p>{needle ? 'Nothing matches this search.' : emptyText}</p>
          {records.length === 0 && load}
        </div>
      ) : (
        <div className={styles.records}>
          {editor.renderList({ records: found, ...actions, reordering: needle ? undefined : reordering })}
        </div>
      )}
    </div>
  );
}
