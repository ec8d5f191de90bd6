import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props {
  legend: string;
  hint?: string | undefined;
  /** Columns stack in a narrow container. `three`: the first of three fields is as wide as the other two. */
  layout?: 'columns' | 'three' | 'stack';
  children: ReactNode;
}

const classNames = {
  columns: styles.columns,
  three: `${styles.columns} ${styles.three}`,
  stack: styles.stack,
};

export function Group({ legend, hint, layout = 'columns', children }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className="note">{hint}</p>}
      <div className={classNames[layout]}>{children}</div>
    </fieldset>
  );
}
