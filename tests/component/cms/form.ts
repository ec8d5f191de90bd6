import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { EditorDefinition } from '~/cms/editor';
import { button, openDashboard, recordCount, recordWith } from './dashboard';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a value to type into a control of a type. */
const samples: Record<string, string> = {
  date: '2025-06-03',
  email: 'sita@hotel.example',
  number: '2',
  tel: '015550133',
  text: 'Sample',
  textarea: 'A longer sample.',
  url: 'https://paper.example/mill',
};

/** The text of the first field of a filled form; it identifies the record in the list. */
export const title = 'Sample';

/** The controls of the editor's form. */
export const controls = () => [
  ...document.querySelectorAll<Control>('form :is(input, textarea, select):not([type="search"])'),
];

export const firstControl = () => controls()[0] as Control;

export const submitButton = () => document.querySelector<HTMLElement>('form [type="submit"]') as HTMLElement;

/** Fills one control with a value for its type. */
async function fillControl(user: UserEvent, control: Control): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    await user.selectOptions(control, control.options[control.options.length - 1]?.value ?? '');
  } else if (control.type === 'file') {
    await user.upload(control, new File(['picture'], 'picture.png', { type: 'image/png' }));
    await screen.findByAltText('Preview');
  } else {
    const sample = samples[control.inputMode === 'numeric' ? 'number' : control.type];
    if (sample === undefined) throw new Error(`no sample for a control of type ${control.type}`);
    await user.clear(control);
    await user.click(control);
    await user.paste(sample);
  }
}

/** Opens an editor with its form. */
export async function openForm({ id, openLabel }: EditorDefinition): Promise<UserEvent> {
  const user = await openDashboard(`/cms/${id}/`);
  if (openLabel) await user.click(button(openLabel));
  return user;
}

/** Fills in the open form and saves it as the first record. */
export async function saveRecord(user: UserEvent): Promise<void> {
  for (const control of controls()) await fillControl(user, control);
  await user.click(submitButton());
  await waitFor(() => expect(recordCount()).toBe(1));
}

/** Opens the record in the form. */
export async function edit(user: UserEvent, name = title): Promise<void> {
  await user.click(button('Edit', recordWith(name)));
}
