import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en/forms';
import { chatName } from '../../../support/channels';
import { control, description, form, renderContactForm, write } from './render';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const required = 'Email is required.';
const invalid = 'Please enter a valid email address.';
const hint = forms.contact.email.hint;

function enter(label: string, text: string) {
  write(control(label), text);
  fireEvent.input(control(label));
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Get Service' }));
const notice = () => screen.queryByRole('region', { name: forms.contact.ready.heading });

test('has the placeholders and options of the specification, and a message of five rows', () => {
  const { container } = renderContactForm();
  expect(control('Name').placeholder).toBe('Enter your name');
  expect(control('Email').placeholder).toBe('Enter email address');
  expect(control('Phone').placeholder).toBe('Enter phone number');
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

test('an empty email is told for 5 s; the field stays marked and keeps its hint', () => {
  renderContactForm();
  submit();
  expect(screen.getByText(required).getAttribute('role')).toBe('status');
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

test('a wrong email is told until it is right, without a time', () => {
  renderContactForm();
  enter('Email', 'ram@');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText(invalid)).not.toBeNull();
  enter('Email', 'ram@example.com');
  expect(screen.queryByText(invalid)).toBeNull();
  expect(control('Email').hasAttribute('aria-invalid')).toBe(false);
});

test('a message is announced once: its live region is there before it and then stays as it is', () => {
  const { container } = renderContactForm();
  const regions = Array.from(container.querySelectorAll('[role=status]'));
  enter('Email', 'r');
  const shown = screen.getByText(invalid);
  const announced = shown.lastChild;
  expect(regions).toContain(shown);
  enter('Email', 'ra');
  expect(shown.lastChild).toBe(announced);
});

test('the 5 s of an earlier message do not hide a later one', () => {
  renderContactForm();
  submit();
  act(() => vi.advanceTimersByTime(4000));
  enter('Email', 'ram');
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.queryByText(invalid)).not.toBeNull();
});

test('a right email alone makes a message ready, until it turns wrong; nothing else is enforced', () => {
  renderContactForm();
  enter('Email', 'ram@example.com');
  submit();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: forms.contact.ready.heading }));
  expect(control(forms.contact.terms.label).checked).toBe(false);
  enter('Email', 'ram@');
  expect(notice()).toBeNull();
});

test('the ready mail holds what was filled in, also what is changed afterwards', () => {
  renderContactForm();
  enter('Name', 'राम & Co');
  enter('Email', 'ram@example.com');
  fireEvent.change(control('Enquiry type'), { target: { value: 'dealership' } });
  submit();
  fireEvent.change(control('Message'), { target: { value: 'Namaste?\nRam' } });
  const mail = within(notice() ?? document.body).getByRole<HTMLAnchorElement>('link', {
    name: forms.send.email,
  });
  expect(mail.href).toMatch(/^mailto:sales@spice\.example\?subject=Get%20Services%3A%20Dealership&body=/);
  expect(decodeURIComponent(mail.href.split('body=')[1] ?? '')).toBe(
    'Name: राम  Co\r\nEmail: ram@example.com\r\nEnquiry type: Dealership\r\n\r\nNamaste?\r\nRam',
  );
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^Send it by ${chatName}`) });
  expect(decodeURIComponent(chat.href)).toMatch(/Enquiry type: Dealership\n\nNamaste\?\nRam$/);
});

test('tells when a message is too long for a link', () => {
  renderContactForm();
  enter('Email', 'ram@example.com');
  fireEvent.change(control('Message'), { target: { value: 'नमस्ते '.repeat(200) } });
  submit();
  expect(screen.getByText(forms.contact.ready.shortened)).toBeDefined();
});

test('leaves no timer behind', () => {
  const { unmount } = renderContactForm();
  submit();
  enter('Phone', 'x');
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('keeps what was typed before the script ran, by the rules of the fields', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  control('Name').value = 'Sita 2';
  control('Email').value = 'sita@';
  control('Phone').value = '९८-41';
  control('Message').value = 'Namaste';
  control(forms.contact.terms.label).checked = true;
  const error = vi.spyOn(console, 'error');

  await act(async () => {
    render(form, { container, hydrate: true });
  });

  expect(error).not.toHaveBeenCalled();
  expect(control('Name').value).toBe('Sita ');
  expect(screen.queryByText(forms.contact.name.refused)).not.toBeNull();
  expect(control('Phone').value).toBe('9841');
  expect(screen.queryByText(forms.contact.phone.refused)).not.toBeNull();
  expect(screen.queryByText(invalid)).not.toBeNull();
  expect(control('Message').value).toBe('Namaste');
  expect(control(forms.contact.terms.label).checked).toBe(true);
});
