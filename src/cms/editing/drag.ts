/** The page scrolls while the pointer is within `scrollZone` pixels of the window's edge. */
const scrollZone = 64;
/** In pixels per millisecond. */
const scrollSpeed = 0.9;

const recordAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest('li[id^="record-"]');

/** Returns a function that takes the pointer's place, and scrolls in each frame while that is at an edge. */
function createEdgeScroll(signal: AbortSignal, onScroll: () => void) {
  let direction = 0;
  let frame = 0;
  const next = (before: number) => {
    frame = requestAnimationFrame((now) => {
      frame = 0;
      if (direction === 0 || signal.aborted) return;
      scrollBy({ top: direction * Math.ceil(scrollSpeed * Math.max(1, now - before)), behavior: 'instant' });
      onScroll();
      next(now);
    });
  };
  return (clientY: number) => {
    direction = Number(clientY > innerHeight - scrollZone) - Number(clientY < scrollZone);
    if (direction !== 0 && frame === 0) next(performance.now());
  };
}

/**
 * Drags a record with one pointer, and highlights the record under it. Escape cancels.
 * @param pointerId the pressed pointer; other fingers are ignored
 * @param onDrop called with the DOM id of the highlighted record
 */
export function dragElement(id: string, pointerId: number, onDrop: (target: string) => void): void {
  const dragged = document.getElementById(id);
  const listeners = new AbortController();
  const { signal } = listeners;
  let target: Element | undefined;
  let pointer: PointerEvent | undefined;
  const highlight = (element?: Element) => {
    target?.removeAttribute('data-place');
    target = element;
    target?.setAttribute('data-place', 'here');
  };
  const highlightTarget = () => {
    const found = pointer && recordAt(pointer);
    highlight(found && found !== dragged ? found : undefined);
  };
  const scrollAtEdge = createEdgeScroll(signal, highlightTarget);
  const end = (isDropped: boolean) => {
    listeners.abort();
    const targetId = target?.id;
    highlight();
    dragged?.removeAttribute('data-dragged');
    if (isDropped && targetId) onDrop(targetId);
  };
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal });
  dragged?.setAttribute('data-dragged', '');
  on('pointermove', (event) => {
    // The button was released outside the window.
    if (event.buttons === 0) return end(false);
    pointer = event;
    highlightTarget();
    scrollAtEdge(event.clientY);
  });
  on('pointerup', () => end(true));
  on('pointercancel', () => end(false));
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
