/** Lays out cards and rows whose styles defer it, four in an idle moment, so that a captured page is whole. */
const parts = [...document.querySelectorAll<HTMLElement>('.product, tr[data-number]')];
const schedule = window.requestIdleCallback ?? setTimeout;
function showNext() {
  for (const part of parts.splice(0, 4)) part.style.contentVisibility = 'visible';
  if (parts.length > 0) schedule(showNext);
}
schedule(showNext);
