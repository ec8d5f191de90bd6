import { render, screen } from '@testing-library/react';
import { forms } from '~/config/messages/en.json';
import { ContactForm } from '~/islands/contact/ContactForm';
import { channels } from '../../../support/channels';

export const renderContactForm = () =>
  render(<ContactForm messages={forms.contact} send={forms.send} channels={channels} termsPath="/terms/" />);

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

/** The descriptions of a field in the order in which they are read out. */
export function description(label: string): string[] {
  const ids = control(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

/** Sets the text and the caret of a field without an event, as an input method does. */
export function setText(input: HTMLInputElement, text: string, caret = text.length): void {
  input.focus();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  if (input.type !== 'email') input.setSelectionRange(caret, caret);
}
