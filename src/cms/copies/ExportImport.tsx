import { type ReactNode, useState } from 'react';
import { backupPrefix } from '~/domain/content/record';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../list/environment';
import { More } from '../More';
import { MergePanel } from '../merge/MergePanel';
import { formatCount } from '../words';
import { checkFile } from './check';
import { makeBackup } from './export';
import { datedFileName, download, pickFile } from './files';
import { noteCopy } from './last-backup';

interface Props {
  editors: readonly EditorDefinition[];
  /** An editor's key, or `all`. */
  scope: string;
  children?: ReactNode;
}

/** Buttons that export to a file and import from one, for one editor or for all. */
export function ExportImport({ editors, scope, children }: Props) {
  /** Describes the last backup of everything. */
  const [written, setWritten] = useState('');
  const isAll = scope === 'all';
  const saveJson = () => {
    const now = new Date();
    const backup = makeBackup(editors, now, isAll ? browserStorage : undefined);
    const name = backupPrefix + datedFileName(isAll ? 'dashboard' : scope, 'json', now);
    download(name, 'application/json', JSON.stringify(backup));
    if (!isAll) return;
    setWritten(describeBackup(editors));
    if (editors.every(({ store }) => !store.isNewer())) noteCopy(now);
  };
  const choose = () =>
    pickFile('.json,.txt,application/json,text/plain', (file) => void checkFile(scope, file, editors));
  const csv = editors.length === 1 ? editors[0]?.writeCsv : undefined;

  const buttons = (
    <>
      <button type="button" onClick={saveJson}>
        {isAll ? 'Save a backup of everything' : 'Save a backup'}
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
        Open a backup
      </button>
    </>
  );

  return (
    <>
      <div className="buttons" data-size="small">
        {isAll && buttons}
        {children}
        {!isAll && <More>{buttons}</More>}
      </div>
      {isAll && <p role="status">{written}</p>}
      <MergePanel scope={scope} />
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
