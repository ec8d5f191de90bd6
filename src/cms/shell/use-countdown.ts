import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when `time` milliseconds have run since `subject` came, not counting those while it was
 * paused. A new subject starts anew; none waits for nothing.
 */
export function useCountdown(
  subject: object | undefined,
  time: number,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const left = useRef(time);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (subject) left.current = time;
  }, [subject, time]);

  useEffect(() => {
    if (!subject || isPaused) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [subject, isPaused]);
}
