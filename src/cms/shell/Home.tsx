import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ExportImport } from '../backup/ExportImport';
import { backupAge, lastBackup, noteBackup } from '../backup/last-backup';
import { Motif } from '../editing/Motif';
import type { EditorDefinition } from '../editor';
import { editors } from '../editors';
import { SiteHandover } from '../publish/SiteHandover';
import { browserStorage } from '../stores/environment';
import { countWords } from '../words';
import styles from './Home.module.css';
import { LatestOrders } from './LatestOrders';
import { QuarantineList } from './QuarantineList';

/** The dashboard's first page: what there is, and how safe it is. */
export function Home() {
  const [last, setLast] = useState(() => lastBackup(browserStorage));
  const note = () => {
    const now = new Date();
    noteBackup(browserStorage, now);
    setLast(now);
  };
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1}>
        Welcome to Dashboard
      </h1>
      <p className={styles.intro}>
        Everything you write here stays in this browser. The public pages do not change, and nothing is sent.
      </p>
      <LatestOrders />
      <section className={`${styles.block} ${styles.backup}`} aria-labelledby="backup">
        <h2 id="backup">Backup</h2>
        <p>
          <b>{backupAge(last, new Date())}</b> A backup file is the only second copy of what you write here:
          it brings everything back, here or in another browser.
        </p>
        <ExportImport
          editors={editors}
          scope="all"
          labels={{ exportTo: 'Export everything', importFrom: 'Import a backup' }}
          onExported={note}
        />
      </section>
      <section className={styles.block} aria-labelledby="overview">
        <h2 id="overview">Your content</h2>
        <ul className={styles.sections}>
          {editors.map((editor) => (
            <RecordCount key={editor.id} editor={editor} />
          ))}
        </ul>
      </section>
      <section className={`${styles.block} ${styles.backup}`} aria-labelledby="site">
        <h2 id="site">For the site</h2>
        <p>Export your changes as a file. Your developer adds them to the website.</p>
        <SiteHandover editors={editors} />
      </section>
      <QuarantineList />
    </>
  );
}

function RecordCount({ editor: { motif, store, name } }: { editor: EditorDefinition }) {
  const records = useStore(store.$records);
  return (
    <li className={styles.section}>
      <Motif name={motif} />
      <b>{countWords(records.length, name)}</b>
      {store.keptIn === 'memory' && <span>on this page only</span>}
    </li>
  );
}
