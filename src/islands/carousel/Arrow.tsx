import styles from './Arrow.module.css';

interface Props {
  direction: 'previous' | 'next';
  label: string;
  onPress: () => void;
}

export function Arrow({ direction, label, onPress }: Props) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} onClick={onPress}>
      <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={direction === 'next' ? 'M5 12h14m-6-6 6 6-6 6' : 'M19 12H5m6 6-6-6 6-6'} />
      </svg>
    </button>
  );
}
