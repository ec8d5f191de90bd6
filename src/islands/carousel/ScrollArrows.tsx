import { nextColumn, previousColumn } from '~/domain/carousel';
import { useReady } from '../directive/ready';
import { Arrow } from './Arrow';
import { scrollBehaviour } from './motion';
import styles from './ScrollArrows.module.css';

interface Props {
  /** Id of the element that scrolls. */
  track: string;
  /** Pixels per press (spec §4.1). */
  step: number;
  /** Items stacked two a column: presses then go from column to column within the bounds of spec §4.1. */
  items?: number;
  words: { next: string; previous: string };
}

/** The two arrows of a row of cards; the row itself is HTML that scrolls. */
export function ScrollArrows({ track, step, items, words }: Props) {
  const root = useReady<HTMLDivElement>();
  const press = (direction: 1 | -1) => {
    const row = document.getElementById(track);
    if (!row) return;
    const behavior = scrollBehaviour();
    if (items === undefined) return row.scrollBy({ left: direction * step, behavior });
    const column = Math.round(row.scrollLeft / step);
    const target = direction === 1 ? nextColumn(column, items) : previousColumn(column);
    row.scrollTo({ left: target * step, behavior });
  };
  return (
    <div ref={root} className={styles.arrows} data-arrows>
      <Arrow direction="previous" label={words.previous} onPress={() => press(-1)} />
      <Arrow direction="next" label={words.next} onPress={() => press(1)} />
    </div>
  );
}
