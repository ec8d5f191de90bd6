import { type ReactNode, useRef, useState } from 'react';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../stores/environment';
import { formatCount } from '../words';
import { datedFileName, download } from './download';
import { writeBackup } from './export';
import { ImportPanel } from './ImportPanel';
import { checkFile } from './import-state';
import { noteCopy } from './last-backup';
import { findEditorsInOtherTabs } from './other-tabs';
import { ProgressBar } from './ProgressBar';
import { pickFile } from './pick-file';
import type { Progress } from './run-with-pauses';

interface Props {
  editors: readonly EditorDefinition[];
  /** An editor's key, or `all`. */
  scope: string;
  labels: { exportTo: string; importFrom: string };
  children?: ReactNode;
}

/** Buttons that export to a file and import from one, for one editor or for all. */
export function ExportImport({ editors, scope, labels, children }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  /** Describes the last backup of everything. */
  const [written, setWritten] = useState('');
  const isWriting = useRef(false);
  const attempt = (write: () => void | Promise<void>) => async () => {
    if (isWriting.current) return;
    isWriting.current = true;
    setFailed(false);
    setWritten('');
    try {
      await write();
    } catch {
      setFailed(true);
    }
    setProgress(undefined);
    isWriting.current = false;
  };
  const saveJson = attempt(async () => {
    const now = new Date();
    const storage = scope === 'all' ? browserStorage : undefined;
    const backup = await writeBackup(editors, now, { storage, onProgress: setProgress });
    download(datedFileName(scope === 'all' ? 'dashboard' : scope, 'json', now), 'application/json', backup);
    if (scope !== 'all') return;
    const missing = await findEditorsInOtherTabs(editors);
    setWritten(describeBackup(editors, missing));
    // A backup without gaps.
    if (missing.length === 0) noteCopy(now);
  });
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
            onClick={attempt(() => download(datedFileName(scope, 'csv'), 'text/csv;charset=utf-8', csv()))}
          >
            Download as a spreadsheet (CSV)
          </button>
        )}
        <button type="button" onClick={choose}>
          {labels.importFrom}
        </button>
        {children}
      </div>
      {progress && <ProgressBar label="Writing the file …" {...progress} />}
      {hasFailed && (
        <p className="message" role="alert">
          No file was saved. A photo may no longer be readable: choose the latest photos again, then try once
          more.
        </p>
      )}
      {scope === 'all' && <p role="status">{written}</p>}
      <ImportPanel scope={scope} />
    </>
  );
}

/** Names what a backup contains, and what another tab holds: `'The file contains 2 FAQs. It does not …'`. */
function describeBackup(editors: readonly EditorDefinition[], missing: readonly EditorDefinition[]): string {
  const counts = editors.flatMap(({ store, name }) => {
    const { length } = store.$records.get();
    return length > 0 ? formatCount(length, name) : [];
  });
  const menus = missing.map(({ menu }) => menu).join(', ');
  const gap =
    menus && ` Records of ${menus} that are open in another tab are missing: save a backup there, too.`;
  return `The file contains ${counts.join(', ') || 'no records'}.${gap}`;
}
