import { useStore } from '@nanostores/react';
import { sections } from '../section';
import { $problems, dismiss, type Problem } from '../stores/problem';
import styles from './Problems.module.css';

/** What is wrong with storage, in plain words, until it is put right or read. */
export function Problems() {
  const problems = useStore($problems);
  return (
    <div className={styles.problems}>
      {problems.map((problem) => (
        <div
          key={`${problem.key} ${problem.fault}`}
          className={`notice ${styles.problem}`}
          data-tone="danger"
          role="alert"
        >
          <p>{tell(problem)}</p>
          <button type="button" onClick={() => dismiss(problem)}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}

function tell(problem: Problem): string {
  const name = sections.find(({ records }) => records === problem.key)?.menu ?? problem.key;
  switch (problem.fault) {
    case 'full':
      return `${name}: not saved, because this browser’s storage is full. What was stored before is still there, and what you typed is still in the form. Delete pictures or records to make room, then save again.`;
    case 'refused':
      return `${name}: this browser does not let the page store anything. Nothing is saved. Allow site data for this address (or leave private browsing), then try again; what you typed is still in the form.`;
    case 'unkept':
      return `${name}: ${countUnreadable(problem.unreadable)} could not be read, and there is no room to set the text aside. So that nothing is lost, this section is not saved until there is room. Delete pictures or records in other sections.`;
    case 'unreadable':
      return `${name}: ${countUnreadable(problem.unreadable)} could not be read. The whole text is kept in this browser’s storage as “${problem.keptUnder}”; you can download it on the dashboard’s first page.`;
  }
}

function countUnreadable(unreadable: number | 'all'): string {
  if (unreadable === 'all') return 'what was stored';
  return unreadable === 1 ? 'one stored entry' : `${unreadable} stored entries`;
}
