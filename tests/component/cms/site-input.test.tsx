import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SiteInput } from '~/cms/publish/SiteInput';

const heat = {
  name: 'heat',
  kind: 'number',
  label: 'Heat',
  isOptional: true,
  range: { min: 0, max: 5 },
} as const;

test('a number is typed in digits of both scripts or stepped, within its range', async () => {
  const user = userEvent.setup();
  render(<SiteInput id="heat" field={heat} initial={undefined} onChange={() => {}} />);
  const field = screen.getByLabelText<HTMLInputElement>('Heat');
  await user.type(field, '४');
  expect(field.value).toBe('4');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field.value).toBe('5');
  for (const [text, isWrong] of [
    ['0', false],
    ['6', true],
    ['-1', true],
    ['2.5', true],
    ['hot', true],
  ] as const) {
    await user.clear(field);
    expect(field.validity.valid).toBe(true);
    await user.type(field, text);
    expect(field.validity.patternMismatch, text).toBe(isWrong);
  }
});

test('a list keeps entries with commas when another one is added', async () => {
  const user = userEvent.setup();
  const field = { name: 'ingredients', kind: 'words', label: 'Ingredients', isOptional: true } as const;
  const change = vi.fn();
  const stored = ['chilli (red, dried)', 'citric acid, 2 kinds'];
  render(<SiteInput id="ingredients" field={field} initial={stored} onChange={change} />);
  await user.type(screen.getByLabelText('Ingredients'), ', mint');
  expect(change).toHaveBeenLastCalledWith([...stored, 'mint']);
});
