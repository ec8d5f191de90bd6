import { expect, test, vi } from 'vitest';
import { elementIdOf } from '~/cms/editing/find-button';
import { createReordering } from '~/cms/editing/reordering';
import { faq } from '~/cms/editors/faq';

/** Presses the handle of a record. Once `settled` resolves, the drag has started or never will. */
function pressHandle() {
  const record = { id: 7, q: 'Question', a: 'Answer' };
  const item = document.body.appendChild(document.createElement('li'));
  item.id = elementIdOf(record);
  const press = { button: 0, pointerId: 3, preventDefault: vi.fn() };
  const settled = createReordering(faq).onDrag(record, press as never);
  return { item, settled };
}

test.each([
  ['pointerup', 3, false],
  ['pointercancel', 3, false],
  // Another finger lifts.
  ['pointerup', 4, true],
])('%s of pointer %i before the script has loaded leaves a drag: %s', async (type, pointerId, isDragged) => {
  const { item, settled } = pressHandle();
  dispatchEvent(Object.assign(new Event(type), { pointerId }));
  await settled;
  expect(item.hasAttribute('data-dragged')).toBe(isDragged);
  dispatchEvent(Object.assign(new Event('pointerup'), { pointerId: 3 }));
  expect(item.hasAttribute('data-dragged')).toBe(false);
  item.remove();
});

test('a pointer held at an edge scrolls until it leaves, and drops where it is', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const scroll = vi.fn<(to: { top: number }) => void>();
  vi.stubGlobal('scrollBy', scroll);
  const under = document.body.appendChild(document.createElement('li'));
  under.id = 'record-8';
  document.elementFromPoint = () => under;
  const { dragElement } = await import('~/cms/editing/drag');
  const drop = vi.fn();
  dragElement('record-7', 3, drop);
  const move = (clientY: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { pointerId: 3, buttons: 1, clientY }));
  /** Runs the pending frame, if any, and returns the sign of the scroll. */
  const runFrame = () => {
    scroll.mockClear();
    frames.shift()?.(performance.now() + 16);
    return Math.sign(scroll.mock.lastCall?.[0].top ?? 0);
  };
  move(innerHeight - 1);
  expect([runFrame(), runFrame(), runFrame()]).toEqual([1, 1, 1]);
  move(1);
  expect([runFrame(), runFrame()]).toEqual([-1, -1]);
  move(innerHeight / 2);
  expect([runFrame(), frames.length]).toEqual([0, 0]);
  move(1);
  dispatchEvent(Object.assign(new Event('pointerup'), { pointerId: 3 }));
  expect(drop).toHaveBeenCalledWith('record-8');
  expect([runFrame(), frames.length]).toEqual([0, 0]);
  under.remove();
  vi.unstubAllGlobals();
});
