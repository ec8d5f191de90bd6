import { type MotifName, motifs } from '~/config/motif';
import styles from './Motif.module.css';

/** A spice drawn in two flat colours. */
export function Motif({ name }: { name: MotifName }) {
  return (
    <svg className={styles.motif} viewBox="0 0 200 200" aria-hidden="true">
      {motifs[name].map(({ transform, paths }) => (
        <g key={transform} transform={transform}>
          {paths.map(([tone, path]) => (
            <path key={path} className={styles[tone]} d={path} />
          ))}
        </g>
      ))}
    </svg>
  );
}
