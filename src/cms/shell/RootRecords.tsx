import { useState } from 'react';
import { base } from '~/config/base';
import { checkFile } from '../backup/import-state';
import { createRawBackup } from '../backup/raw-backup';
import { allEditors } from '../editors';
import { parseList } from '../storage/decode';
import { siteStorage } from '../storage/site-storage';
import { browserStorage, hostStorage } from '../stores/environment';
import { formatCount } from '../words';

/** Marks that the records were offered. */
const key = 'root-records-offered';

const root = siteStorage(hostStorage, '/');

/**
 * Offers once to copy the records of the host's root. They are those of a site at the root, or of this site before it had
 * its folder in its keys, so they are never moved.
 */
export function RootRecords() {
  const [counts, setCounts] = useState(() => (isOffered() ? [] : countRecords()));
  if (counts.length === 0) return null;
  const answer = () => {
    browserStorage.write(key, 'yes');
    setCounts([]);
  };
  const compare = () => {
    answer();
    const backup = JSON.stringify(createRawBackup(root, new Date()));
    void checkFile('all', new File([backup], 'root.json'), allEditors);
  };
  return (
    <div className="stack">
      <p>
        This browser also holds records from before each folder of this address had its own:{' '}
        {counts.join(', ')}. They may be yours or another site’s. Copy them only if they are yours. The
        originals stay.
      </p>
      <div className="buttons" data-size="small">
        <button type="button" onClick={compare}>
          Compare and copy
        </button>
        <button type="button" onClick={answer}>
          Do not copy
        </button>
      </div>
    </div>
  );
}

function isOffered(): boolean {
  const read = browserStorage.read(key);
  return base === '/' || !read.ok || read.value !== null;
}

function countRecords(): string[] {
  return allEditors.flatMap(({ key, name }) => {
    const read = root.read(key);
    const { length } = (read.ok && read.value && parseList(read.value)?.entries) || [];
    return length > 0 ? formatCount(length, name) : [];
  });
}
