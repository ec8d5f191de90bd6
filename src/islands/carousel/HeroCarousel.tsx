import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { interpolate } from '~/config/messages/interpolate';
import { Arrow } from './Arrow';
import styles from './HeroCarousel.module.css';
import { nextSlide, previousSlide } from './steps';
import { findTrack, scrollBehaviour } from './track';

interface Props {
  /** Contains the scrolling `data-track` with the slides. */
  children: ReactNode;
  count: number;
  messages: Record<'next' | 'previous' | 'slide' | 'counter', string>;
}

const readIndex = (track: Element) => Math.round(track.scrollLeft / track.clientWidth);

/** The hero: slides that scroll without scripts, with arrows, arrow keys and a counter. */
export function HeroCarousel({ children, count, messages }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isMoved, setMoved] = useState(false);

  function show(slide: number) {
    const track = findTrack(root);
    setMoved(true);
    setIndex(slide);
    track?.scrollTo({ left: slide * track.clientWidth, behavior: scrollBehaviour() });
  }

  const takeArrow = useEffectEvent((event: KeyboardEvent) => {
    const track = findTrack(root);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!track || hasModifier || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const now = readIndex(track);
    show(event.key === 'ArrowRight' ? nextSlide(now, count) : previousSlide(now, count));
  });

  useEffect(() => {
    const track = findTrack(root);
    if (!track) return;
    const stop = new AbortController();
    const follow = () => {
      setIndex(readIndex(track));
      setMoved(true);
    };
    // Safari before 26.2 lacks `scrollend`, so a pause after the last `scroll` event ends the scroll.
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(follow, 150);
    };
    track.addEventListener('scroll', wait, { signal: stop.signal });
    root.current?.addEventListener('keydown', (event) => takeArrow(event), { signal: stop.signal });
    if (track.scrollLeft > 0) follow();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  return (
    <div ref={root}>
      {children}
      <div className={`screen-only script-only ${styles.controls}`}>
        <Arrow
          direction="previous"
          label={messages.previous}
          onPress={() => show(previousSlide(index, count))}
        />
        <Arrow direction="next" label={messages.next} onPress={() => show(nextSlide(index, count))} />
        <p className={styles.counter} aria-hidden="true">
          {interpolate(messages.counter, { number: index + 1, total: count })}
        </p>
        <p className="visually-hidden" role="status">
          {isMoved ? interpolate(messages.slide, { number: index + 1, total: count }) : ''}
        </p>
      </div>
    </div>
  );
}
