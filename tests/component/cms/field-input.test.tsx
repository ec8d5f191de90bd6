import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FieldInput } from '~/cms/form/FieldInput';
import { type FormValue, fromForm, toForm } from '~/cms/record/values';
import type { Value } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';

afterEach(cleanup);

const fieldOf = (section: string, name: string) => {
  const found = sections.find((one) => one.name === section)?.fields.find((field) => field.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

/** Shows the input of a field. Returns its control and the values that it reports. */
function show(section: string, name: string, stored?: Value) {
  const field = fieldOf(section, name);
  const change = vi.fn();
  function Form() {
    const [value, setValue] = useState(() => toForm(field, stored));
    const onChange = (typed: FormValue) => {
      setValue(typed);
      change(fromForm(field, typed));
    };
    return <FieldInput id="field" field={field} value={value} onChange={onChange} />;
  }
  render(<Form />);
  return { control: screen.getByLabelText<HTMLInputElement>(field.label), change };
}

test('a number is typed in digits of both scripts or stepped, within its range', async () => {
  const user = userEvent.setup();
  const { control } = show('products', 'heat');
  await user.type(control, '४');
  expect(control.value).toBe('4');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(control.value).toBe('5');
  for (const [text, isWrong] of [
    ['0', false],
    ['6', true],
    ['-1', true],
    ['2.5', true],
    ['hot', true],
  ] as const) {
    await user.clear(control);
    expect(control.validity.valid).toBe(true);
    await user.type(control, text);
    expect(!control.validity.valid, text).toBe(isWrong);
  }
});

test('a list keeps entries with commas when another one is added', async () => {
  const user = userEvent.setup();
  const stored = ['chilli (red, dried)', 'citric acid, 2 kinds'];
  const { control, change } = show('products', 'en.ingredients', stored);
  await user.type(control, ', mint');
  expect(change).toHaveBeenLastCalledWith([...stored, 'mint']);
});

test.each([
  ['products', 'en.taste', 'a'.repeat(81), 'At most 80 letters. These are 81.'],
  ['products', 'rating', '4,5', "Write a rating from 0 to 5, such as '4.5'."],
  ['products', 'en.dose', 'a <b>', 'A text has no markup.'],
  ['shops', 'hours', '7 to 9', "Write opening hours as 'Su-Fr 07:00-19:00'."],
])('a limit of %s, %s is told while %j is typed, and the form can be saved', async (...row) => {
  const user = userEvent.setup();
  const [section, name, text, message] = row;
  const { control } = show(section, name);
  await user.click(control);
  await user.paste(text);
  expect(screen.getByRole('status').textContent).toBe(message);
  expect(control.getAttribute('aria-describedby')).toContain(screen.getByRole('status').id);
  expect(control.validity.valid).toBe(true);
  await user.clear(control);
  expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
});
