import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ExportImport } from '../backup/ExportImport';
import { describeBackupAge, readBackupDate, storeBackupDate } from '../backup/last-backup';
import { Motif } from '../editing/Motif';
import type { EditorDefinition } from '../editor';
import { allEditors } from '../editors';
import { SiteExport } from '../publish/SiteExport';
import { browserStorage } from '../stores/environment';
import { formatCount } from '../words';
import styles from './Home.module.css';
import { LatestOrders } from './LatestOrders';
import { QuarantineList } from './QuarantineList';
import { RootRecords } from './RootRecords';
import { SectionLink } from './SectionLink';

export function Home() {
  const [last, setLast] = useState(() => readBackupDate(browserStorage));
  const storeDate = () => {
    const now = new Date();
    storeBackupDate(browserStorage, now);
    setLast(now);
  };
  return (
    <>
      <h1 tabIndex={-1}>Welcome to Dashboard</h1>
      <p className={`soft ${styles.intro}`}>
        What you save is kept only in this browser, on this computer. Clearing its data deletes it, and some
        browsers do that after a week without a visit. Testimonials, team, recipes, media coverages and
        contacts are lost as soon as you close or reload the page. Save a backup often. Nothing here changes
        the website or is sent.
      </p>
      <LatestOrders />
      <section className={`stack ${styles.block} ${styles.backup}`} aria-labelledby="backup">
        <h2 id="backup">Backup</h2>
        <p>
          <b>{describeBackupAge(last, new Date())}</b> A backup file is the only second copy of what you write
          here: it brings everything back, here or in another browser.
        </p>
        <RootRecords />
        <ExportImport
          editors={allEditors}
          scope="all"
          labels={{ exportTo: 'Save a backup of everything', importFrom: 'Open a backup' }}
          onExported={storeDate}
        />
      </section>
      <section className={`stack ${styles.block}`} aria-labelledby="overview">
        <h2 id="overview">Your content</h2>
        <ul className={`buttons ${styles.sections}`} data-size="small">
          {allEditors.map((editor) => (
            <RecordCount key={editor.id} editor={editor} />
          ))}
        </ul>
        {/* Shown while the list is empty. */}
        <p className={`soft ${styles.nothing}`}>
          Nothing here yet. To start, open <SectionLink to={loadable?.id}>{loadable?.menu}</SectionLink> and
          press ‘Load from the website’.
        </p>
      </section>
      <section className={`stack ${styles.block} ${styles.backup}`} aria-labelledby="site">
        <h2 id="site">For the website</h2>
        <p>Save your changes as a file for your developer, who adds them to the website.</p>
        <SiteExport editors={allEditors} />
      </section>
      <QuarantineList />
    </>
  );
}

const loadable = allEditors.find(({ publishedAs }) => publishedAs);

function RecordCount({ editor: { id, motif, store, name } }: { editor: EditorDefinition }) {
  const records = useStore(store.$records);
  if (records.length === 0) return;
  return (
    <li>
      <SectionLink to={id} className={`box row ${styles.section}`}>
        <Motif name={motif} />
        <b>{formatCount(records.length, name)}</b>
        {store.keptIn === 'memory' && <span className="soft">on this page only</span>}
      </SectionLink>
    </li>
  );
}
