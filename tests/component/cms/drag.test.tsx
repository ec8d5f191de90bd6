import { expect, test, vi } from 'vitest';
import { elementIdOf } from '~/cms/editing/record-buttons';
import { createReordering } from '~/cms/editing/reordering';
import { faq } from '~/cms/editors/faq';

/** Presses the handle of a record; its drag has started, or not, once the promise resolves. */
function pressHandle() {
  const record = { id: 7, q: 'Question', a: 'Answer' };
  const item = document.body.appendChild(document.createElement('li'));
  item.id = elementIdOf(record);
  const press = { button: 0, pointerId: 3, preventDefault: vi.fn() };
  const started = createReordering(faq).onDrag(record, press as never);
  return { item, started };
}

const release = (type: string, pointerId: number) =>
  dispatchEvent(Object.assign(new Event(type), { pointerId }));

test.each(['pointerup', 'pointercancel'])(
  'drags nothing if %s happens before its script has loaded',
  async (type) => {
    const { item, started } = pressHandle();
    release(type, 3);
    await started;
    expect(item.hasAttribute('data-dragged')).toBe(false);
    item.remove();
  },
);

test('keeps dragging if another finger is lifted before its script has loaded', async () => {
  const { item, started } = pressHandle();
  release('pointerup', 4);
  await started;
  expect(item.hasAttribute('data-dragged')).toBe(true);
  release('pointerup', 3);
  expect(item.hasAttribute('data-dragged')).toBe(false);
});
