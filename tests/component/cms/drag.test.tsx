import { expect, test, vi } from 'vitest';
import { elementIdOf } from '~/cms/editing/record-buttons';
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
