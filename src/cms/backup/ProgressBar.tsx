import { useId } from 'react';
import { formatNumber } from '../words';
import type { Progress } from './run-with-pauses';

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
