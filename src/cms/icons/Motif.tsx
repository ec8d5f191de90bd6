import type { ReactNode } from 'react';
import styles from './Motif.module.css';

export type MotifName = 'chilli' | 'cardamom' | 'anise' | 'cumin' | 'bay';

const turns = [0, 45, 90, 135, 180, 225, 270, 315];
const seeds = [
  'rotate(-28) translate(-20 -16)',
  'rotate(14) translate(16 -22)',
  'rotate(58) translate(4 12)',
  'rotate(-62) translate(-14 24)',
  'rotate(-8) translate(26 16)',
];

const drawings: Record<MotifName, ReactNode> = {
  chilli: (
    <>
      <path
        className={styles.first}
        d="M24-26C34-14 34 6 16 22 4 33-16 40-38 38c18-4 28-12 34-24 6-13 6-28 16-40Z"
      />
      <path className={styles.second} d="M12-26c6-6 8-14 20-18l4 5c-8 3-10 8-9 15-4 6-12 5-15-2Z" />
    </>
  ),
  cardamom: (
    <>
      <path className={styles.first} d="M0-42C20-26 26 10 0 42-26 10-20-26 0-42Z" />
      <path
        className={styles.line}
        d="M0-36C4-12 4 14 0 36M-9-24c-5 16-5 30 2 48M9-24c5 16 5 30-2 48M0-42l-5-8"
      />
    </>
  ),
  anise: (
    <>
      {turns.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.first} d="M0-5C9-13 9-32 0-43-9-32-9-13 0-5Z" />
          <ellipse className={styles.second} cy="-23" rx="3" ry="6.5" />
        </g>
      ))}
      <circle className={styles.second} r="6" />
    </>
  ),
  cumin: seeds.map((place) => (
    <g key={place} transform={place}>
      <path className={styles.first} d="M-18 0C-8-9 10-8 20 0 10 8-8 9-18 0Z" />
      <path className={styles.line} d="M-13 0C-4-2 8-2 15 0" />
    </g>
  )),
  bay: (
    <>
      <path className={styles.first} d="M-6 44C-30 16-20-26 14-44 30-8 24 24-6 44Z" />
      <path
        className={styles.line}
        d="M-10 54C-6 26 2-8 12-34M-2 20-17 8M-2 20 17 14M3 0-12-12M3 0 20-8M8-18-2-28"
      />
    </>
  ),
};

/** A spice drawn in two flat colours. */
export function Motif({ name }: { name: MotifName }) {
  return (
    <svg className={styles.motif} viewBox="-56 -56 112 112" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
