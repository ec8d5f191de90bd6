import { type ReactNode, useState } from 'react';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../stores/environment';
import { datedName, download } from './download';
import { makeBackup } from './export';
import { ImportPanel } from './ImportPanel';
import { checkFile } from './import-state';
import { pickFile } from './pick-file';

interface Props {
  /** What is exported and may be imported. */
  editors: readonly EditorDefinition[];
  /** An editor's key, or `all`. */
  scope: string;
  labels: { exportTo: string; importFrom: string };
  onExported?: () => void;
  /** More buttons. */
  children?: ReactNode;
}

/** Export to a file and import from one, for a section or for everything. */
export function ExportImport({ editors, scope, labels, onExported, children }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const attempt = (write: () => void | Promise<void>) => async () => {
    setFailed(false);
    try {
      await write();
    } catch {
      setFailed(true);
    }
  };
  const saveJson = attempt(async () => {
    const now = new Date();
    const file = await makeBackup(editors, now, scope === 'all' ? browserStorage : undefined);
    const text = JSON.stringify(file);
    download(datedName(scope === 'all' ? 'dashboard' : scope, 'json', now), 'application/json', text);
    onExported?.();
  });
  const choose = () => pickFile('.json,application/json', (file) => void checkFile(scope, file, editors));
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
            onClick={attempt(() => download(datedName(scope, 'csv'), 'text/csv;charset=utf-8', csv()))}
          >
            Export CSV
          </button>
        )}
        <button type="button" onClick={choose}>
          {labels.importFrom}
        </button>
        {children}
      </div>
      {hasFailed && (
        <p className="message" role="alert">
          The export failed, so no file was saved. A photo may no longer be readable: choose the latest photos
          again, then export once more.
        </p>
      )}
      <ImportPanel scope={scope} />
    </>
  );
}
