import { splitLetters } from '~/domain/letters';
import styles from './card.module.css';

export type PortraitShape = 'round' | 'wide';

interface Props {
  /** A data URL, or ''. */
  photo: string;
  name: string;
  shape: PortraitShape;
}

/** A record's photo, or the first letter of its name if it has none. */
export function Portrait({ photo, name, shape }: Props) {
  if (!photo)
    return (
      <span className={styles.picture} data-shape={shape} aria-hidden="true">
        {splitLetters(name)[0]}
      </span>
    );
  return <img className={styles.picture} data-shape={shape} src={photo} alt={name} />;
}
