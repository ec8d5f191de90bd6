import { useEffect, useRef } from 'react';
import { nextColumn, previousColumn } from '~/domain/carousel';
import { Arrow } from './Arrow';
import { scrollBehaviour } from './motion';
import styles from './ScrollArrows.module.css';

interface Props {
  /** Id of the element that scrolls. */
  track: string;
  /** Pixels per press (spec §4.1). */
  step: number;
  /** Items stacked two a column: presses then go from column to column within the bounds of spec §4.1. */
  items?: number | undefined;
  messages: { next: string; previous: string };
}

/** The two arrows of a row of cards; the row itself is HTML that scrolls. */
export function ScrollArrows({ track, step, items, messages }: Props) {
  /** Where the row is going while it moves: a second press goes on from there. */
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const stop = new AbortController();
    const forget = () => {
      goal.current = undefined;
    };
    for (const type of ['scrollend', 'wheel', 'pointerdown', 'keydown'])
      document.getElementById(track)?.addEventListener(type, forget, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [track]);

  const press = (direction: 1 | -1) => {
    const row = document.getElementById(track);
    if (!row) return;
    const from = goal.current ?? row.scrollLeft;
    let left = from + direction * step;
    if (items !== undefined) {
      const column = Math.round(from / step);
      left = step * (direction === 1 ? nextColumn(column, items) : previousColumn(column));
    }
    left = Math.max(0, Math.min(left, row.scrollWidth - row.clientWidth));
    if ('onscrollend' in row && left !== Math.round(row.scrollLeft)) goal.current = left;
    row.scrollTo({ left, behavior: scrollBehaviour() });
  };
  return (
    <div className={styles.arrows} data-arrows>
      <Arrow direction="previous" label={messages.previous} onPress={() => press(-1)} />
      <Arrow direction="next" label={messages.next} onPress={() => press(1)} />
    </div>
  );
}
