import { useId } from 'react';
import { formatNumber } from '../words';

/** Number of records that were fetched so far. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

export function ProgressBar({ label, done, all }: Progress & { label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>
        {label}: {formatNumber(done)} of {formatNumber(all)}
      </label>{' '}
      <progress id={id} value={done} max={all} />
    </p>
  );
}
