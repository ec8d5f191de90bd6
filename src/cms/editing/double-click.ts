/** Two clicks this close in time (milliseconds) and position (CSS pixels) count as a double click. */
const interval = 500;
const distance = 24;

type Click = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>;

let last: Click | undefined;

/** Remembers a click after which something else is under the pointer. */
export function rememberShiftingClick({ timeStamp, clientX, clientY, detail }: Click): void {
  last = { timeStamp, clientX, clientY, detail };
}

/**
 * Detects the second click of a double click, if something else was under the pointer by then. The
 * event's own count is unreliable, because Firefox restarts it when the element changes.
 */
export function isAccidentalClick({ timeStamp, clientX, clientY, detail }: Click): boolean {
  if (!last || isByKeyboard({ detail }) || isByKeyboard(last)) return false;
  return (
    timeStamp - last.timeStamp <= interval &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) <= distance
  );
}

/** Detects keyboard activation, for which browsers report no clicks. */
export function isByKeyboard({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail === 0;
}
