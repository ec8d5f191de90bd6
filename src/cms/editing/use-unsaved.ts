import { useEffect } from 'react';
import { $unsaved } from '../stores/unsaved';

/** Tells the dashboard whether a form holds typed text, as long as the form is there. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    $unsaved.set(isUnsaved);
    return () => $unsaved.set(false);
  }, [isUnsaved]);
}
