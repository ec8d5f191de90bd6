import { useStore } from '@nanostores/react';
import { uploadUrl } from '~/config/site';
import { contentPrefix } from '~/domain/content/record';
import { Motif } from '../editing/Motif';
import { type EditorDefinition, pricesHash } from '../editor';
import { allEditors, pageOf } from '../editors';
import { catalogue } from '../sections';
import { SiteExport } from '../site/SiteExport';
import { formatCount } from '../words';
import { Backup } from './Backup';
import styles from './Home.module.css';
import { LatestOrders } from './LatestOrders';
import { QuarantineList } from './QuarantineList';
import { SectionLink } from './SectionLink';

export function Home() {
  return (
    <>
      <h1 tabIndex={-1}>Welcome to Dashboard</h1>
      <p className={`soft ${styles.intro}`}>Nothing here changes the website or is sent.</p>
      <div className={`stack ${styles.columns}`}>
        <div className={`stack ${styles.column}`}>
          <LatestOrders />
          <section className={`stack ${styles.block}`} aria-labelledby="overview">
            <h2 id="overview">Your content</h2>
            <ul className={`buttons ${styles.sections}`} data-size="small">
              {allEditors.map((editor) => (
                <RecordCount key={editor.id} editor={editor} />
              ))}
            </ul>
            {/* Shown while the list is empty. */}
            <p className={`soft ${styles.nothing}`}>
              Nothing here yet. To start, open <SectionLink to={loadable?.id}>{loadable?.menu}</SectionLink>{' '}
              and press ‘Load from the website’.
            </p>
          </section>
          <QuarantineList />
        </div>
        <div className={`stack ${styles.column}`}>
          <Backup />
          <section className={`stack tinted ${styles.block} ${styles.backup}`} aria-labelledby="site">
            <h2 id="site">For the website</h2>
            <p>The file has only what everyone may read on the website, and nothing of your customers.</p>
            <ol className="bullets">
              <li>Press ‘Export for the website’ and download the file ‘{contentPrefix}…’.</li>
              <li>
                {uploadUrl ? (
                  <a href={uploadUrl} target="_blank" rel="noopener noreferrer">
                    Drop it on this page and press ‘Commit changes’.
                  </a>
                ) : (
                  'Send it to your developer.'
                )}
              </li>
              <li>
                Once the website has it, the export says ‘no changes’.
                {uploadUrl && ' If the file needs a correction, you get an email with a link to the reasons.'}
              </li>
            </ol>
            <SiteExport editors={allEditors} />
          </section>
        </div>
      </div>
    </>
  );
}

const loadable = allEditors.find(({ publishedAs }) => publishedAs);

function RecordCount({ editor }: { editor: EditorDefinition }) {
  const { motif, store, name, publishedAs } = editor;
  const records = useStore(store.$records);
  if (records.length === 0) return;
  return (
    <li className="row">
      <SectionLink to={pageOf(editor)} className={`box row ${styles.section}`}>
        <Motif name={motif} />
        <b>{formatCount(records.length, name)}</b>
        {store.keptIn === 'memory' && <span className="soft">until a reload</span>}
      </SectionLink>
      {publishedAs === catalogue && (
        <SectionLink to={pageOf(editor)} hash={pricesHash} className={styles.prices}>
          Change prices
        </SectionLink>
      )}
    </li>
  );
}
