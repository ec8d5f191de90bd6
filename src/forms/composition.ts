import type { ChangeEvent } from 'react';

/** Whether an input method is still at work on the text, which must then be left alone. */
export function isComposing({ nativeEvent }: ChangeEvent): boolean {
  return 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
}
