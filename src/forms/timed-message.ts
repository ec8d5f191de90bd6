import { useEffect, useRef, useState } from 'react';

interface TimedMessage {
  /** Empty while nothing is shown. */
  text: string;
  /** @param duration in milliseconds, after which the text goes by itself; it stays where none is given */
  show(text: string, duration?: number): void;
  hide(): void;
}

/** A message that can hide by itself; showing it again starts its time anew. */
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
