import type { ReactNode } from 'react';
import type { MotifName } from '~/config/motif';
import styles from './EmptyState.module.css';
import { Motif } from './Motif';

/** What a list says while it holds nothing. */
export function EmptyState({ motif, children }: { motif: MotifName; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Motif name={motif} />
      <p>{children}</p>
    </div>
  );
}
