import { useStore } from '@nanostores/react';
import { $drafts, draftsOf } from './drafts';
import styles from './form.module.css';

/** A dot for text of lists that is not saved. */
export function DraftDot({ lists }: { lists: readonly string[] }) {
  const drafts = useStore($drafts);
  if (draftsOf(drafts, ...lists).length === 0) return null;
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">, not saved yet</span>
    </span>
  );
}
