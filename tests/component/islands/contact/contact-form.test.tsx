import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { chatName } from '../../../support/channels';
import { control, description, renderContactForm, setText } from './render';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { required, invalid } = forms.contact.email;
const hint = forms.contact.email.hint;

function enter(label: string, text: string) {
  setText(control(label), text);
  fireEvent.input(control(label));
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Get Service' }));
const readyPanel = () => screen.queryByRole('region', { name: forms.contact.ready.heading });
const readMail = () =>
  decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: forms.send.email }).href);

test('has the specified placeholders, options and rows', () => {
  const { container } = renderContactForm();
  expect(['Name', 'Email', 'Phone'].map((label) => control(label).placeholder)).toEqual([
    'Enter your name',
    'Enter email address',
    'Enter phone number',
  ]);
  expect(Array.from(container.querySelectorAll('option'), ({ text }) => text)).toEqual([
    'Enquiry type',
    'General enquiry',
    'Dealership',
    'Job enquiry',
    'Product order',
    'Other',
  ]);
  expect(container.querySelector('textarea')?.getAttribute('rows')).toBe('5');
});

test('cleans texts at once, and those filled in without events when it sends them', () => {
  renderContactForm();
  fireEvent.change(control('Message'), { target: { value: 'Gar\u00adlic\u00a050 g' } });
  expect(control('Message').value).toBe('Garlic 50 g');
  setText(control('Email'), '\u200border@hotel.example');
  setText(control('Name'), 'Ram\u00a0Thapa \u200b');
  submit();
  expect(readMail()).toMatch(/Name: Ram Thapa\r?\nEmail: order@hotel\.example/);
});

test('shows the error of an empty email for 5 s, and the field stays invalid', () => {
  renderContactForm();
  submit();
  expect(screen.getByText(required).closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).toBe(control('Email'));
  expect(description('Email')).toEqual([required, hint]);
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.queryByText(required)).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText(required)).toBeNull();
  expect(control('Email').getAttribute('aria-invalid')).toBe('true');
  expect(description('Email')).toEqual([hint]);
  enter('Email', 'r');
  enter('Email', '');
  expect(screen.queryByText(required)).not.toBeNull();
});

test('shows the error of an invalid email until it is corrected', () => {
  renderContactForm();
  submit();
  act(() => vi.advanceTimersByTime(4000));
  // The timer of the earlier error does not hide it.
  enter('Email', 'ram@');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText(invalid)).not.toBeNull();
  enter('Email', 'ram@example.com');
  expect(screen.queryByText(invalid)).toBeNull();
  expect(control('Email').hasAttribute('aria-invalid')).toBe(false);
});

test('requires only a valid email, without which the ready mail goes', () => {
  renderContactForm();
  enter('Email', 'ram@example.com');
  submit();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: forms.contact.ready.heading }));
  expect(control(forms.contact.terms.label).checked).toBe(false);
  enter('Email', 'ram@');
  expect(readyPanel()).toBeNull();
});

test('the ready mail follows later changes of the form', () => {
  renderContactForm();
  enter('Name', 'राम & Co');
  enter('Email', 'ram@example.com');
  fireEvent.change(control('Enquiry type'), { target: { value: 'dealership' } });
  submit();
  fireEvent.change(control('Message'), { target: { value: 'नमस्ते '.repeat(200) } });
  expect(screen.getByText(forms.contact.ready.shortened)).toBeDefined();
  fireEvent.change(control('Message'), { target: { value: 'Namaste?\nRam' } });
  expect(readMail()).toBe(
    'mailto:sales@spice.example?subject=Enquiry: Dealership&body=' +
      'Name: राम  Co\r\nEmail: ram@example.com\r\nEnquiry type: Dealership\r\n\r\nNamaste?\r\nRam',
  );
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^Send it on ${chatName}`) });
  expect(decodeURIComponent(chat.href)).toMatch(/Enquiry type: Dealership\n\nNamaste\?\nRam$/);
});
