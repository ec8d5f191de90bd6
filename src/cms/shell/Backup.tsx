import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { checkVersion } from '../copies/check';
import { versionDatabase } from '../copies/database';
import { ExportImport } from '../copies/ExportImport';
import { $folder, canChooseFolder, chooseFolder } from '../copies/folder';
import { $lastCopy, describeCopyAge } from '../copies/last-backup';
import { $isPersistent } from '../copies/persistence';
import { sortVersions, type Version } from '../copies/version';
import { $isKept, whenKept } from '../copies/versions';
import { allEditors } from '../editors';
import { $merges } from '../merge/state';
import { formatVersionTime } from '../site-data';
import styles from './Home.module.css';

const $hasRecords = computed(
  allEditors.map(({ store }) => store.$records),
  (...lists) => lists.some((records) => records.length > 0),
);

/** `'Team, Recipe and Contact'` */
const inMemory = new Intl.ListFormat('en-GB').format(
  allEditors.filter(({ store }) => store.keptIn === 'memory').map(({ menu }) => menu),
);

/** Says where the work is and what can delete it, and offers copies and earlier versions. */
export function Backup() {
  const isPersistent = useStore($isPersistent);
  const isKept = useStore($isKept);
  const isFilled = useStore($hasRecords);
  const { state: folder, name } = useStore($folder);
  const age = describeCopyAge(useStore($lastCopy), new Date());
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`stack tinted ${styles.block} ${styles.backup}`} aria-labelledby="backup">
      <h2 id="backup" tabIndex={-1}>
        Backup
      </h2>
      <p>
        What you save is in this browser, on this computer.{' '}
        {isPersistent
          ? 'The browser has agreed to keep it, but whoever clears its data deletes it.'
          : 'Your browser may delete this: when somebody clears its data, when the disk is full, and in Safari after a week without a visit.'}{' '}
        {inMemory} are empty after a reload.
      </p>
      <p>
        Last copy outside this browser: <b data-tone={isFilled ? age.tone : undefined}>{age.text}</b>
      </p>
      {!isKept && (
        <p className="notice" data-tone="danger" role="alert">
          This browser keeps no earlier versions: its database does not answer, its disk is full, or this is a
          private window. You can go on working, but save a backup before you close the page.
        </p>
      )}
      <p>A backup has the names and phone numbers of customers. Never upload it to the website.</p>
      {/* A fault is told on every page. */}
      {folder === 'written' && <p>A copy of all this was written to the folder “{name}”.</p>}
      {folder === 'chosen' && <p>No copy was written to the folder “{name}” in this visit.</p>}
      <ExportImport editors={allEditors} scope="all">
        {canChooseFolder() && (
          <button type="button" onClick={() => void chooseFolder()}>
            {folder === 'none' ? 'Keep a copy in a folder' : 'Choose another folder'}
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

function VersionList() {
  const [versions, setVersions] = useState<readonly Version[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const load = async () => setVersions(sortVersions(await versionDatabase.list()));
    // Load again after an import, which makes a version.
    return $merges.subscribe(() => void whenKept().then(load, () => setVersions([])));
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
            <button
              type="button"
              className="link-button"
              onClick={() => void checkVersion(version.id, allEditors)}
            >
              {formatVersionTime(version.time)}
              {version.changes && ` · ${version.changes}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
