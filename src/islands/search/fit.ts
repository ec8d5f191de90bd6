/** Space between the list and the edges of the screen, in pixels. */
const margin = 12;
/** With less room than this below the field, the page scrolls. */
const leastRoom = 180;

/** Fits the list into the visible part of the page, which a keyboard makes smaller. */
function fitList(list: HTMLElement): void {
  const { top, left } = list.getBoundingClientRect();
  const view = window.visualViewport;
  const bottom = view ? view.offsetTop + view.height : innerHeight;
  const right = document.documentElement.clientWidth;
  list.style.setProperty('--room', `${Math.floor(bottom - top - margin)}px`);
  list.style.setProperty('--space', `${Math.floor(right - left - margin)}px`);
}

/** Scrolls the field to the top if the list would have too little room below it. */
export function makeRoom(list: HTMLElement): void {
  fitList(list);
  if (Number.parseInt(list.style.getPropertyValue('--room'), 10) >= leastRoom) return;
  list.closest('form')?.scrollIntoView({ block: 'start' });
  fitList(list);
}

/** Fits the list again whenever the visible part changes. Returns a function that stops it. */
export function keepFitting(list: HTMLElement): () => void {
  const stop = new AbortController();
  const again = () => fitList(list);
  for (const target of [window, window.visualViewport])
    for (const type of ['resize', 'scroll']) target?.addEventListener(type, again, { signal: stop.signal });
  return () => stop.abort();
}
