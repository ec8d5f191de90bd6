import { type ReactNode, useState } from 'react';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../list/environment';
import { formatCount } from '../words';
import { datedFileName, download } from './download';
import { makeBackup } from './export';
import { ImportPanel } from './ImportPanel';
import { checkFile } from './import-state';
import { noteCopy } from './last-backup';
import { pickFile } from './pick-file';

interface Props {
  editors: readonly EditorDefinition[];
  /** An editor's key, or `all`. */
  scope: string;
  labels: { exportTo: string; importFrom: string };
  children?: ReactNode;
}

/** Buttons that export to a file and import from one, for one editor or for all. */
export function ExportImport({ editors, scope, labels, children }: Props) {
  /** Describes the last backup of everything. */
  const [written, setWritten] = useState('');
  const saveJson = () => {
    const now = new Date();
    const backup = makeBackup(editors, now, scope === 'all' ? browserStorage : undefined);
    const name = datedFileName(scope === 'all' ? 'dashboard' : scope, 'json', now);
    download(name, 'application/json', JSON.stringify(backup));
    if (scope !== 'all') return;
    setWritten(describeBackup(editors));
    if (editors.every(({ store }) => !store.isNewer())) noteCopy(now);
  };
  const choose = () =>
    pickFile('.json,.txt,application/json,text/plain', (file) => void checkFile(scope, file, editors));
  const csv = editors.length === 1 ? editors[0]?.writeCsv : undefined;

  return (
    <>
      <div className="buttons" data-size="small">
        <button type="button" onClick={saveJson}>
          {labels.exportTo}
        </button>
        {csv && (
          <button
            type="button"
            onClick={() => download(datedFileName(scope, 'csv'), 'text/csv;charset=utf-8', csv())}
          >
            Download as a spreadsheet (CSV)
          </button>
        )}
        <button type="button" onClick={choose}>
          {labels.importFrom}
        </button>
        {children}
      </div>
      {scope === 'all' && <p role="status">{written}</p>}
      <ImportPanel scope={scope} />
    </>
  );
}

/** Names what a backup contains, and what it lacks: `'The file contains 2 FAQs.'`. */
function describeBackup(editors: readonly EditorDefinition[]): string {
  const counts = editors.flatMap(({ store, name }) => {
    const { length } = store.$records.get();
    return length > 0 ? formatCount(length, name) : [];
  });
  const hidden = editors.flatMap(({ store, menu }) => (store.isNewer() ? menu : [])).join(', ');
  const gap = hidden && ` It lacks ${hidden}, because a newer dashboard stored these records.`;
  return `The file contains ${counts.join(', ') || 'no records'}.${gap}`;
}
