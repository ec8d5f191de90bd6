/** Two clicks this close in time (milliseconds) and place (CSS pixels) are one double click. */
const interval = 500;
const distance = 24;

type Click = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>;

let last: Click | undefined;

/** Remembers a click that has put another button under the pointer. */
export function rememberClick({ timeStamp, clientX, clientY, detail }: Click): void {
  last = { timeStamp, clientX, clientY, detail };
}

/**
 * Whether a click is the second of a double click whose first click removed what was under the pointer. The
 * event's own count is no help: Firefox counts from one again when the element has changed.
 */
export function isSecondClick({ timeStamp, clientX, clientY, detail }: Click): boolean {
  if (!last || isByKeyboard({ detail }) || isByKeyboard(last)) return false;
  return (
    timeStamp - last.timeStamp <= interval &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) <= distance
  );
}

/** Whether a button was pressed with a key: browsers count no clicks then. */
export function isByKeyboard({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail === 0;
}
