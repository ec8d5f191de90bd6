export {};

/** Pixels that a mouse must move to drag instead of clicking. */
const dragThreshold = 5;

/** Lets a mouse drag a row. Fingers and wheels scroll it anyway. */
function makeDraggable(row: HTMLElement): void {
  let start: { x: number; scroll: number } | undefined;
  let isDragging = false;
  row.addEventListener('pointerdown', ({ button, pointerType, clientX }) => {
    isDragging = false;
    start = pointerType === 'mouse' && button === 0 ? { x: clientX, scroll: row.scrollLeft } : undefined;
  });
  row.addEventListener('pointermove', ({ buttons, clientX, pointerId }) => {
    if (!start || buttons === 0) return;
    const moved = clientX - start.x;
    if (!isDragging && Math.abs(moved) < dragThreshold) return;
    if (!isDragging) row.setPointerCapture(pointerId);
    isDragging = true;
    row.scrollLeft = start.scroll - moved;
  });
  row.addEventListener('pointerup', () => {
    start = undefined;
  });
  row.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      isDragging = false;
    },
    { capture: true },
  );
}

const row = document.querySelector<HTMLElement>('[data-wall] ul');
if (row) makeDraggable(row);
