import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SiteInput } from '~/cms/publish/SiteInput';
import type { SiteValue } from '~/cms/storage/site-fields';

const heat = {
  name: 'heat',
  kind: 'number',
  label: 'Heat',
  isOptional: true,
  range: { min: 0, max: 5 },
} as const;

function Heat() {
  const [value, setValue] = useState<SiteValue>();
  return (
    <>
      <SiteInput id="heat" field={heat} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('a number is typed in digits of both scripts or stepped, within its range', async () => {
  const user = userEvent.setup();
  render(<Heat />);
  const field = screen.getByLabelText<HTMLInputElement>('Heat');
  const value = () => screen.getByRole('status').textContent;
  expect([field.type, field.inputMode]).toEqual(['text', 'numeric']);
  await user.type(field, '४');
  expect(value()).toBe('4');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(value()).toBe('5');
  await user.clear(field);
  expect([value(), field.validity.valid]).toEqual(['""', true]);
  for (const wrong of ['6', '-1', '2.5', 'hot']) {
    await user.clear(field);
    await user.type(field, wrong);
    expect([field.value, field.validity.patternMismatch]).toEqual([wrong, true]);
  }
});
