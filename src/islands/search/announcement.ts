import { useEffect, useState } from 'react';

/** Milliseconds without a key until a count is announced. */
const pause = 600;

/** Returns the text for a live region once it has stayed the same for a while. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
