import { render, screen } from '@testing-library/react';
import { forms } from '~/config/messages/en/forms';
import { ContactForm } from '~/islands/contact/ContactForm';

export const form = (
  <ContactForm messages={forms.contact} send={forms.send} emailTo="hello@spice.example" termsPath="/terms/" />
);

export const renderContactForm = () => render(form);

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

/** What a field is described by, in the order in which it is read out. */
export function description(label: string): string[] {
  const ids = control(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

/** The field as it is when an input method or the browser wrote a whole text into it, caret included. */
export function write(input: HTMLInputElement, text: string, caret = text.length): void {
  input.focus();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  if (input.type !== 'email') input.setSelectionRange(caret, caret);
}
