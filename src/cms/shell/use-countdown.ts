import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after `time` milliseconds, not counting pauses. A new subject restarts the countdown. Without
 * a subject nothing runs.
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
