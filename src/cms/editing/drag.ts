/** How near to an edge of the window a dragged record makes the page scroll, and by how much, in pixels. */
const edge = 64;
const stride = 18;

const recordAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest('li[id^="record-"]');

/**
 * Follows one pointer, a mouse, finger or pen, until it is let go, and marks the record whose place would be taken.
 * Escape ends it.
 * @param pointerId of the press that began it: a second finger or a palm does not count
 * @param onDrop is given the DOM id of that record
 */
export function dragElement(id: string, pointerId: number, onDrop: (target: string) => void): void {
  const dragged = document.getElementById(id);
  const isOver = new AbortController();
  const { signal } = isOver;
  let target: Element | undefined;
  const mark = (element?: Element) => {
    target?.removeAttribute('data-place');
    target = element;
    target?.setAttribute('data-place', 'here');
  };
  const end = (isDropped: boolean) => {
    isOver.abort();
    const place = target?.id;
    mark();
    dragged?.removeAttribute('data-dragged');
    if (isDropped && place) onDrop(place);
  };
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal });
  dragged?.setAttribute('data-dragged', '');
  on('pointermove', (event) => {
    // Released outside of the window.
    if (event.buttons === 0) return end(false);
    const found = recordAt(event);
    mark(found && found !== dragged ? found : undefined);
    const { clientY } = event;
    if (clientY < edge) scrollBy(0, -stride);
    else if (clientY > innerHeight - edge) scrollBy(0, stride);
  });
  on('pointerup', () => end(true));
  on('pointercancel', () => end(false));
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}
