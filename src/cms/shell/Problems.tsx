import { useStore } from '@nanostores/react';
import { allEditors } from '../editors';
import { $problems, dismiss, type Problem } from '../stores/problem';
import styles from './Problems.module.css';

/** Shows storage problems until they are solved or dismissed. */
export function Problems() {
  const problems = useStore($problems);
  return (
    <div className={styles.problems}>
      {groupProblems(problems).map((group) => (
        <div
          key={group.map(({ key, fault }) => `${key} ${fault}`).join()}
          className={`notice ${styles.problem}`}
          data-tone="danger"
          role="alert"
        >
          <p>
            {group.map(({ key }) => nameOf(key)).join(', ')}: {group[0] && describe(group[0])}
          </p>
          <button type="button" className="link-button" onClick={() => dismiss(group)}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}

/** Groups refused writes into one problem, because a browser refuses them for all sections. */
function groupProblems(problems: readonly Problem[]): Problem[][] {
  const refused = problems.filter(({ fault }) => fault === 'refused');
  const others = problems.filter(({ fault }) => fault !== 'refused').map((problem) => [problem]);
  return refused.length > 0 ? [refused, ...others] : others;
}

function nameOf(key: string): string {
  return allEditors.find((editor) => editor.key === key)?.menu ?? key;
}

function describe(problem: Problem): string {
  switch (problem.fault) {
    case 'full':
      return 'not saved, because this browser’s storage is full. What was stored before is still there, and nothing that you typed is lost. Delete pictures or records to make room, then try again.';
    case 'refused':
      return 'this browser does not let the page store anything. Nothing is saved. Allow site data for this address (or leave private browsing), then try again. Nothing that you typed is lost.';
    case 'newer':
      return 'a newer version of the dashboard stored these records. Reload the page to get that version. Until then, nothing in this section is shown or saved.';
    case 'unkept':
      return `${countUnreadable(problem.unreadable)} could not be read, and there is no room for a copy of the text. So that nothing is lost, this section is not saved until there is room. Delete pictures or records in other sections.`;
    case 'unreadable':
      return `${countUnreadable(problem.unreadable)} could not be read. The whole text is kept in this browser’s storage as “${problem.copyKey}”; you can download it on the dashboard’s first page.`;
  }
}

function countUnreadable(unreadable: number | 'all'): string {
  if (unreadable === 'all') return 'what was stored';
  return unreadable === 1 ? 'one stored entry' : `${unreadable} stored entries`;
}
