import { useCallback, useEffect, useState } from 'react';
import { interpolate } from '~/config/messages/interpolate';
import { nextSlide, previousSlide } from '~/domain/carousel';
import { Arrow } from './Arrow';
import styles from './HeroCarousel.module.css';
import { scrollBehaviour } from './motion';

interface Props {
  /** Id of the element that holds the slides and scrolls. */
  track: string;
  count: number;
  messages: Record<'next' | 'previous' | 'slide' | 'counter', string>;
}

/** The hero's arrows and counter; the slides themselves are HTML that scrolls (spec §2.5, §4.1). */
export function HeroCarousel({ track, count, messages }: Props) {
  const [index, setIndex] = useState(0);
  const [isMoved, setMoved] = useState(false);

  const show = useCallback(
    (slide: number) => {
      const slides = document.getElementById(track);
      setMoved(true);
      setIndex(slide);
      slides?.scrollTo({ left: slide * slides.clientWidth, behavior: scrollBehaviour() });
    },
    [track],
  );

  useEffect(() => {
    const slides = document.getElementById(track);
    if (!slides) return;
    const stop = new AbortController();
    const follow = () => {
      setIndex(Math.round(slides.scrollLeft / slides.clientWidth));
      setMoved(true);
    };
    // Not `scrollend`, which Safari before 26.2 lacks: a scroll is over when no event has come for 150 ms.
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(follow, 150);
    };
    slides.addEventListener('scroll', wait, { signal: stop.signal });
    slides.parentElement?.addEventListener(
      'keydown',
      (event) => {
        const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
        if (hasModifier || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
        event.preventDefault();
        const now = Math.round(slides.scrollLeft / slides.clientWidth);
        show(event.key === 'ArrowRight' ? nextSlide(now, count) : previousSlide(now, count));
      },
      { signal: stop.signal },
    );
    if (slides.scrollLeft > 0) follow();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [track, count, show]);

  return (
    <div className={styles.controls}>
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
  );
}
