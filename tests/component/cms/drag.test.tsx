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

const release = (type: string, pointerId: number) =>
  dispatchEvent(Object.assign(new Event(type), { pointerId }));

test.each(['pointerup', 'pointercancel'])(
  'drags nothing if %s happens before the drag script has loaded',
  async (type) => {
    const { item, settled } = pressHandle();
    release(type, 3);
    await settled;
    expect(item.hasAttribute('data-dragged')).toBe(false);
    item.remove();
  },
);

test('starts the drag if another finger lifts before the drag script has loaded', async () => {
  const { item, settled } = pressHandle();
  release('pointerup', 4);
  await settled;
  expect(item.hasAttribute('data-dragged')).toBe(true);
  release('pointerup', 3);
  expect(item.hasAttribute('data-dragged')).toBe(false);
});
