/**
 * The page scrolls while the pointer is within `scrollZone` of the window's edge, by `scrollStep` per event,
 * in pixels.
 */
const scrollZone = 64;
const scrollStep = 18;

const recordAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest('li[id^="record-"]');

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
  const highlight = (element?: Element) => {
    target?.removeAttribute('data-place');
    target = element;
    target?.setAttribute('data-place', 'here');
  };
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
    const found = recordAt(event);
    highlight(found && found !== dragged ? found : undefined);
    const { clientY } = event;
    if (clientY < scrollZone) scrollBy(0, -scrollStep);
    else if (clientY > innerHeight - scrollZone) scrollBy(0, scrollStep);
  });
  on('pointerup', () => end(true));
  on('pointercancel', () => end(false));
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
