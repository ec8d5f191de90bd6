import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ExportImport } from '../backup/ExportImport';
import { $imports, checkVersion } from '../backup/import-state';
import { $lastCopy, describeCopyAge } from '../backup/last-backup';
import type { EditorDefinition } from '../editor';
import { allEditors } from '../editors';
import { versionDatabase } from '../versions/database';
import { $folder, canChooseFolder, chooseFolder, renewFolder } from '../versions/folder';
import { $isPersistent } from '../versions/persistence';
import { sortVersions, type Version } from '../versions/version';
import { formatVersionTime } from '../versions/version-time';
import { $isKept, $lost, endOffer, whenKept } from '../versions/versions';
import styles from './Home.module.css';
import { $installOffer, install } from './offline';
import { RootRecords } from './RootRecords';
import { useDerived } from './use-derived';

const lists = allEditors.map(({ store }) => store.$records);
const hasRecords = () => lists.some(($records) => $records.get().length > 0);

const openVersion = ({ id }: Version, editors: readonly EditorDefinition[] = allEditors) =>
  checkVersion(() => versionDatabase.read(id), editors);

/** Says where the work is and what can delete it, and offers copies and earlier versions. */
export function Backup() {
  const isPersistent = useStore($isPersistent);
  const isKept = useStore($isKept);
  const installOffer = useStore($installOffer);
  const isFilled = useDerived(lists, hasRecords);
  const age = describeCopyAge(useStore($lastCopy), new Date());
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`stack ${styles.block} ${styles.backup}`} aria-labelledby="backup">
      <h2 id="backup" tabIndex={-1}>
        Backup
      </h2>
      <p>
        What you save is in this browser, on this computer.{' '}
        {isPersistent
          ? 'The browser has agreed to keep it, but whoever clears its data deletes it.'
          : 'Your browser may delete this: when somebody clears its data, when the disk is full, and in Safari after a week without a visit.'}{' '}
        Testimonials, team, recipes, media coverages and contacts are empty after a reload.
      </p>
      <p>
        Last copy outside this browser: <b data-tone={isFilled ? age.tone : undefined}>{age.text}</b>
      </p>
      {!isKept && (
        <p className="notice" data-tone="danger" role="alert">
          This browser keeps no earlier versions, perhaps because its disk is full or this is a private
          window. Save a backup before you close the page.
        </p>
      )}
      <LostVersion />
      <Folder />
      <RootRecords />
      <ExportImport
        editors={allEditors}
        scope="all"
        labels={{ exportTo: 'Save a backup of everything', importFrom: 'Open a backup' }}
      >
        <FolderButton />
        {installOffer && (
          <button type="button" onClick={install}>
            Install as an application
          </button>
        )}
        {isKept && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Earlier versions
          </button>
        )}
      </ExportImport>
      {isOpen && <VersionList />}
    </section>
  );
}

/** Offers the version with what the lists have lost. */
function LostVersion() {
  const lost = useStore($lost);
  const folder = useStore($folder);
  if (!lost) return null;
  const compare = () => {
    endOffer(lost, false);
    void openVersion(lost.version, lost.editors);
  };
  const refuse = () => {
    document.getElementById('backup')?.focus();
    endOffer(lost, true);
  };
  return (
    <div className="notice stack" role="status">
      <p>
        Records that you saved are not in the lists any more, because the page was reloaded or the browser
        lost them. This browser has them in a version of {formatVersionTime(lost.version.time)}.{' '}
        {folder.state !== 'none' && 'The copy in the folder waits for your answer.'}
      </p>
      <div className="buttons" data-size="small">
        <button type="button" onClick={compare}>
          Look at them
        </button>
        <button type="button" onClick={refuse}>
          Not needed
        </button>
      </div>
    </div>
  );
}

const folderFaults = {
  asks: 'After a restart the browser asks again whether this page may write to the folder “{name}”.',
  missing: 'The last copy was not written: the folder is no longer there.',
  full: 'The last copy was not written: the disk is full.',
  refused: 'The last copy was not written: the browser may not write to the folder.',
};

/** Says whether the last copy in the folder was written. */
function Folder() {
  const { state, name } = useStore($folder);
  const isPaused = useStore($lost) !== undefined;
  if (state === 'none' || (state === 'written' && isPaused)) return null;
  if (state === 'written') return <p>After each change a copy is written to the folder “{name}”.</p>;
  return (
    <div className="notice row" data-tone="danger" role="alert">
      <p>{folderFaults[state].replace('{name}', name ?? '')}</p>
      <button type="button" className="link-button" onClick={renewFolder}>
        Write to “{name}”
      </button>
    </div>
  );
}

function FolderButton() {
  const { state } = useStore($folder);
  if (!canChooseFolder()) return null;
  const choose = () =>
    void chooseFolder(() => window.prompt('Name of this computer, for the name of the file', 'office'));
  return (
    <button type="button" onClick={choose}>
      {state === 'none' ? 'Keep a copy in a folder' : 'Choose another folder'}
    </button>
  );
}

function VersionList() {
  const [versions, setVersions] = useState<readonly Version[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const load = async () => setVersions(sortVersions(await versionDatabase.list()));
    // Load again after an import, which makes a version.
    return $imports.subscribe(() => void whenKept().then(load, () => setVersions([])));
  }, []);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        Earlier versions
      </h3>
      {versions?.length === 0 && <p>None yet. One is kept after each change.</p>}
      <ul className={styles.versions}>
        {versions?.map((version) => (
          <li key={version.id}>
            <button type="button" className="link-button" onClick={() => openVersion(version)}>
              {formatVersionTime(version.time)}
              {version.changes && ` · ${version.changes}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
