import { useEffect, useRef, useState } from 'react';

interface TimedMessage {
  /** Empty while hidden. */
  text: string;
  /** @param duration milliseconds until the message hides; it stays if undefined */
  show(text: string, duration?: number): void;
  hide(): void;
}

/** A message that can hide after a time. Showing it again restarts the timer. */
export function useTimedMessage(): TimedMessage {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: string, duration?: number) {
    clearTimeout(timer.current);
    if (duration !== undefined) timer.current = setTimeout(() => setText(''), duration);
    setText(next);
  }

  return { text, show, hide: () => show('') };
}
