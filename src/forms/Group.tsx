import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props {
  legend: string;
  hint?: string | undefined;
  /** Columns stack in a narrow container. */
  layout?: 'columns' | 'stack';
  children: ReactNode;
}

export function Group({ legend, hint, layout = 'columns', children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.groupHint}>{hint}</p>}
      <div className={layout === 'columns' ? styles.columns : styles.stack}>{children}</div>
    </fieldset>
  );
}
