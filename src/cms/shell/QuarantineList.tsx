import { useState } from 'react';
import { download } from '../backup/download';
import { allEditors } from '../editors';
import { formatSize } from '../picture/size';
import { listQuarantined, type QuarantinedText } from '../storage/quarantine';
import { browserStorage } from '../stores/environment';
import styles from './Home.module.css';

/** Lists unreadable stored texts, which the user can download or delete. */
export function QuarantineList() {
  const [texts, setTexts] = useState(readTexts);
  if (texts.length === 0) return null;
  const remove = (key: string) => {
    if (!window.confirm(`Delete “${key}” permanently? Download it first if you may still need it.`)) return;
    browserStorage.remove(key);
    setTexts(readTexts());
  };
  return (
    <section className={styles.block} aria-labelledby="quarantine">
      <h2 id="quarantine">Set aside</h2>
      <p>
        These stored texts could not be read as records. They are kept unchanged. If someone repairs a
        downloaded text, ‘Import a backup’ reads it.
      </p>
      <ul className={styles.rows}>
        {texts.map(({ key, text }) => (
          <li key={key}>
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
              onClick={() => remove(key)}
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
