import { type ReactNode, useEffect, useRef } from 'react';
import { Arrow } from './Arrow';
import styles from './CardCarousel.module.css';
import { nextColumn, previousColumn } from './steps';
import { findTrack, scrollBehaviour } from './track';

interface Props {
  /** Passed as the slot `heading`, which the type checker does not see. */
  heading?: ReactNode;
  /** Contains the scrolling `data-track` with the cards. */
  children: ReactNode;
  /** Pixels per press. */
  step: number;
  /** Number of items, stacked two a column. Each press then scrolls by one column. */
  items?: number | undefined;
  messages: { next: string; previous: string };
}

/** A row of cards that scrolls without scripts and gets arrows with them. */
export function CardCarousel({ heading, children, step, items, messages }: Props) {
  const root = useRef<HTMLDivElement>(null);
  /** Scroll target of a running animation. A second press continues from there. */
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const stop = new AbortController();
    const forget = () => {
      goal.current = undefined;
    };
    for (const type of ['scrollend', 'wheel', 'pointerdown', 'keydown'])
      findTrack(root)?.addEventListener(type, forget, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  const press = (direction: 1 | -1) => {
    const row = findTrack(root);
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
    <div ref={root}>
      <div className={styles.head}>
        {heading}
        <div className={styles.arrows} data-arrows>
          <Arrow direction="previous" label={messages.previous} onPress={() => press(-1)} />
          <Arrow direction="next" label={messages.next} onPress={() => press(1)} />
        </div>
      </div>
      {children}
    </div>
  );
}
