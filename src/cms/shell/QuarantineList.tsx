import { useState } from 'react';
import { allEditors } from '../editors';
import { browserStorage } from '../list/environment';
import { $problems, dismiss } from '../list/problem';
import { listQuarantined, originOf, type QuarantinedText } from '../storage/quarantine';
import { formatCount } from '../words';
import styles from './Home.module.css';

/** Says that stored texts were set aside as unreadable. Every backup has them, and the user can delete them. */
export function QuarantineList() {
  const [texts, setTexts] = useState(readTexts);
  if (texts.length === 0) return null;
  const remove = () => {
    if (!window.confirm('Delete these texts permanently? Save a backup first if you may still need them.'))
      return;
    texts.forEach(removeText);
    setTexts(readTexts());
  };
  return (
    <section className={`stack ${styles.block}`} aria-labelledby="quarantine">
      <h2 id="quarantine">Damaged records</h2>
      <p>
        {formatCount(texts.length, { one: 'stored text', many: 'stored texts' })} could not be opened. Every
        backup has a copy. Send one to your developer, who can repair it. ‘Open a backup’ then brings the
        records back.
      </p>
      <div className="buttons" data-size="small">
        <button type="button" onClick={remove}>
          Delete them
        </button>
      </div>
    </section>
  );
}

function removeText({ key, text }: QuarantinedText): void {
  // The same text may still be stored as a list. It would be set aside again at the next visit.
  const origin = allEditors.find((editor) => editor.key === originOf(key));
  const stored = origin && browserStorage.read(origin.key);
  if (stored?.ok && stored.value === text && !origin?.store.dropUnreadable().ok) return;
  browserStorage.remove(key);
  dismiss($problems.get().filter((problem) => problem.fault === 'unreadable' && problem.copyKey === key));
}

function readTexts(): QuarantinedText[] {
  const listed = listQuarantined(browserStorage, allEditors);
  return listed.ok ? listed.value : [];
}
