import { useState } from 'react';
import { download } from '../backup/download';
import { allEditors } from '../editors';
import { formatSize } from '../picture/size';
import { listQuarantined, originOf, type QuarantinedText } from '../storage/quarantine';
import { browserStorage } from '../stores/environment';
import { $problems, dismiss } from '../stores/problem';
import styles from './Home.module.css';

/** Lists unreadable stored texts, which the user can download or delete. */
export function QuarantineList() {
  const [texts, setTexts] = useState(readTexts);
  if (texts.length === 0) return null;
  const remove = ({ key, text }: QuarantinedText) => {
    if (!window.confirm(`Delete “${key}” permanently? Download it first if you may still need it.`)) return;
    // The same text may still be stored as a list. It would be set aside again at the next visit.
    const origin = allEditors.find((editor) => editor.key === originOf(key));
    const stored = origin && browserStorage.read(origin.key);
    if (stored?.ok && stored.value === text && !origin?.store.dropUnreadable().ok) return;
    browserStorage.remove(key);
    dismiss($problems.get().filter((problem) => problem.fault === 'unreadable' && problem.copyKey === key));
    setTexts(readTexts());
  };
  return (
    <section className={`stack ${styles.block}`} aria-labelledby="quarantine">
      <h2 id="quarantine">Damaged records</h2>
      <p>
        These could not be opened. Download them and send them to your developer before you delete them. ‘Open
        a backup’ opens a repaired file.
      </p>
      <ul className={styles.rows}>
        {texts.map(({ key, text }) => (
          <li key={key} className="row">
            <code>{key}</code>
            <span className="hint">{formatSize(text.length)}</span>
            <button
              type="button"
              className="link-button"
              aria-label={`Download ${key}`}
              onClick={() => download(`${key}.txt`, 'text/plain', text)}
            >
              Download
            </button>
            <button
              type="button"
              className="link-button"
              aria-label={`Delete ${key}`}
              onClick={() => remove({ key, text })}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function readTexts(): QuarantinedText[] {
  const listed = listQuarantined(browserStorage, allEditors);
  return listed.ok ? listed.value : [];
}
