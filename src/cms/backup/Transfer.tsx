import type { EditorDefinition } from '../editing/editor';
import { datedName, download } from './download';
import { makeBackup } from './export';
import { ImportPanel } from './ImportPanel';
import { checkFile } from './import-state';
import { pickFile } from './pick-file';
import styles from './Transfer.module.css';

interface Props {
  /** What is exported and may be imported. */
  editors: readonly EditorDefinition[];
  /** A section's name in the backup, or `all`. */
  scope: string;
  labels: { exportTo: string; importFrom: string };
  onExported?: () => void;
}

/** Export to a file and import from one, for a section or for everything. */
export function Transfer({ editors, scope, labels, onExported }: Props) {
  const save = async () => {
    const now = new Date();
    const file = await makeBackup(editors, now);
    download(
      datedName(scope === 'all' ? 'dashboard' : scope, 'json', now),
      'application/json',
      JSON.stringify(file),
    );
    onExported?.();
  };
  const choose = () => pickFile('.json,application/json', (file) => void checkFile(scope, file, editors));
  const csv = editors.length === 1 ? editors[0]?.writeCsv : undefined;

  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={save}>
          {labels.exportTo}
        </button>
        {csv && (
          <button
            type="button"
            className={styles.tool}
            onClick={() => download(datedName(scope, 'csv'), 'text/csv;charset=utf-8', csv())}
          >
            Export CSV
          </button>
        )}
        <button type="button" className={styles.tool} onClick={choose}>
          {labels.importFrom}
        </button>
      </div>
      <ImportPanel scope={scope} />
    </>
  );
}
