import { useStore } from '@nanostores/react';
import { allEditors } from '../editors';
import { $problems, dismiss, type Problem } from '../list/problem';
import { reloadAdvice } from '../words';
import styles from './shell.module.css';

/** Shows storage problems until they are solved or dismissed. */
export function Problems() {
  const problems = useStore($problems);
  return (
    <div className={styles.problems}>
      {groupProblems(problems).map((group) => (
        <div
          key={group.map(({ key, fault }) => `${key} ${fault}`).join()}
          className={`notice row ${styles.problem}`}
          data-tone="danger"
          role="alert"
        >
          <p>
            {group.map(({ key }) => nameOf(key)).join(', ')}: {group[0] && describe(group[0])}
          </p>
          {group.some(({ fault }) => fault === 'lost') && (
            <button type="button" className="link-button" onClick={() => restoreLost(group)}>
              Put back
            </button>
          )}
          <button type="button" className="link-button" onClick={() => close(group)}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}

/** A browser refuses or loses the records of all sections at once. */
const groupedFaults = ['refused', 'lost'];

function groupProblems(problems: readonly Problem[]): Problem[][] {
  const groups = groupedFaults.map((fault) => problems.filter((problem) => problem.fault === fault));
  const others = problems.filter(({ fault }) => !groupedFaults.includes(fault)).map((problem) => [problem]);
  return [...groups.filter((group) => group.length > 0), ...others];
}

function close(problems: readonly Problem[]): void {
  const isLost = problems.some(({ fault }) => fault === 'lost');
  if (
    !isLost ||
    window.confirm('Leave these records deleted? Later, only ‘Earlier versions’ can give them back.')
  )
    dismiss(problems);
}

function restoreLost(problems: readonly Problem[]): void {
  for (const problem of problems) if (problem.fault === 'lost' && problem.restore().ok) dismiss([problem]);
}

function nameOf(key: string): string {
  return allEditors.find((editor) => editor.key === key)?.menu ?? key;
}

function describe(problem: Problem): string {
  switch (problem.fault) {
    case 'full':
      return 'not saved. This browser’s storage is full. Your text is still in the form. Save a backup, delete pictures, then save again.';
    case 'refused':
      return 'not saved. This browser lets the page store nothing, perhaps because this is a private window. Copy your text first, then open the dashboard in a normal window.';
    case 'lost':
      return 'records that are open on this page are no longer in this browser’s storage. They were not deleted in the dashboard: the browser or another program removed them.';
    case 'newer':
      return `a newer version of the dashboard stored these records. Nothing in this section is shown or saved. ${reloadAdvice}`;
    case 'no-room-for-copy':
      return `${countUnreadable(problem.unreadable)} could not be read, and there is no room for a copy of the text. So that nothing is lost, this section is not saved until there is room. Delete pictures or records in other sections.`;
    case 'unreadable':
      return `${countUnreadable(problem.unreadable)} could not be read. A copy is under ‘Damaged records’ on the first page.`;
  }
}

function countUnreadable(unreadable: number | 'all'): string {
  if (unreadable === 'all') return 'what was stored';
  return unreadable === 1 ? 'one stored entry' : `${unreadable} stored entries`;
}
