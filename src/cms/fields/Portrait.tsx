import { splitLetters } from '~/domain/letters';
import { useObjectUrl } from '../picture/use-object-url';
import styles from './card.module.css';

export type PortraitShape = 'round' | 'wide';

interface Props {
  photo: File | null;
  name: string;
  shape: PortraitShape;
}

/** A record's photo, or the first letter of its name if it has none. */
export function Portrait({ photo, name, shape }: Props) {
  const url = useObjectUrl(photo);
  if (!photo)
    return (
      <span className={styles.picture} data-shape={shape} aria-hidden="true">
        {splitLetters(name)[0]}
      </span>
    );
  return <img className={styles.picture} data-shape={shape} src={url} alt={name} />;
}
