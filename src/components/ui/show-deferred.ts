/**
 * Lays out the cards and rows that have `content-visibility: auto`, four in an idle moment, so that screenshots of the
 * whole page show them.
 */
const deferred = [...document.querySelectorAll<HTMLElement>('.product, tr[data-number]')];
const schedule = window.requestIdleCallback ?? setTimeout;
function showNext() {
  for (const part of deferred.splice(0, 4)) part.style.contentVisibility = 'visible';
  if (deferred.length > 0) schedule(showNext);
}
schedule(showNext);
