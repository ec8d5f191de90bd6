import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import { answerConfirm, button, clearBrowser, drafts, openDashboard, recordWith } from './dashboard';

vi.mock('~/cms/picture/redraw', () => ({
  redrawPicture: async () => new File([new Uint8Array(3)], 'photo', { type: 'image/webp' }),
}));

beforeEach(clearBrowser);

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]');
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const openDetails = async (user: UserEvent) => user.click(screen.getByText('Details for the website'));
const offer = () => screen.findByRole('button', { name: 'Go on writing' });

/** Reloads the page once the form is in the database, and goes on writing. */
async function goOn(path: string) {
  await waitFor(() => expect(drafts.size).toBe(1));
  const user = await openDashboard(path);
  await user.click(await offer());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on writing' })).toBeNull());
  return user;
}

describe('‘Go on writing’ after a reload', () => {
  test('opens a question with its Nepali texts', async () => {
    let user = await openDashboard('/cms/faq/');
    await user.type(control('Question'), 'Half typed');
    await user.type(control('Question, नेपाली'), 'आधा');
    user = await goOn('/cms/faq/');
    await waitFor(() => expect(control('Question').value).toBe('Half typed'));
    expect(control('Question, नेपाली').value).toBe('आधा');
  });

  test('opens an order with its items', async () => {
    const user = await openDashboard('/cms/order/');
    await user.click(button('Add New Order'));
    await user.type(control(forms.order.fields.fullName), 'Sita Rai');
    await user.type(screen.getByPlaceholderText('Item 1'), 'Cloves 50 g');
    await goOn('/cms/order/');
    await waitFor(() => expect(control(forms.order.fields.fullName).value).toBe('Sita Rai'));
    expect(screen.getByDisplayValue('Cloves 50 g')).toBeTruthy();
  });

  test('opens the box with a pasted text, and the order that was read from it', async () => {
    const text = 'Ring the bell\n1. Cloves × 3';
    let user = await openDashboard('/cms/order/');
    await user.click(button('Paste an order'));
    await user.type(await screen.findByLabelText('Message'), text);
    user = await goOn('/cms/order/');
    await waitFor(() => expect(control('Message').value).toBe(text));
    const confirm = answerConfirm(false);
    await user.click(screen.getByRole('link', { name: 'FAQ' }));
    await user.click(screen.getByRole('link', { name: 'Order Online' }));
    expect(confirm).not.toHaveBeenCalled();
    await user.click(button('Paste an order'));
    expect(control('Message').value).toBe(text);
    await user.click(button('Fill in the form'));
    await user.type(control(forms.order.fields.fullName), 'Sita Rai');
    await goOn('/cms/order/');
    await waitFor(() => expect(control(forms.order.fields.fullName).value).toBe('Sita Rai'));
    expect(screen.getByText('Ring the bell')).toBeTruthy();
  });

  test('opens a member with a photo', async () => {
    const user = await openDashboard('/cms/team/');
    await user.type(control('Name'), 'Asha');
    await user.upload(control('Photo'), new File(['picture'], 'picture.png', { type: 'image/png' }));
    await screen.findByAltText('Preview');
    await goOn('/cms/team/');
    expect(await screen.findByAltText('Preview')).toBeTruthy();
    expect(control('Name').value).toBe('Asha');
  });

  test('opens the details of a product', async () => {
    let user = await openDashboard('/cms/products/');
    await openDetails(user);
    await user.type(control('Taste'), 'Dark');
    user = await goOn('/cms/products/');
    await openDetails(user);
    expect(control('Taste').value).toBe('Dark');
  });

  test('opens a record that changed meanwhile, and asks which version is wanted', async () => {
    const faq = { id: 1, q: 'Question 1', a: 'Answer 1' };
    localStorage.setItem('faqs', JSON.stringify([faq]));
    let user = await openDashboard('/cms/faq/');
    await user.click(button('Edit', recordWith(faq.q)));
    await user.type(control('Answer'), ', mine');
    localStorage.setItem('faqs', JSON.stringify([{ ...faq, a: 'Theirs' }]));
    user = await goOn('/cms/faq/');
    await waitFor(() => expect(control('Answer').value).toBe('Answer 1, mine'));
    await user.click(button('Keep my text'));
    expect(stored('faqs')).toEqual([{ ...faq, a: 'Answer 1, mine' }]);
    await waitFor(() => expect(drafts.size).toBe(0));
  });

  test('keeps the text for another reload', async () => {
    const user = await openDashboard('/cms/faq/');
    await user.type(control('Question'), 'Half typed');
    await goOn('/cms/faq/');
    await goOn('/cms/faq/');
    await waitFor(() => expect(control('Question').value).toBe('Half typed'));
  });

  test('keeps a text that cannot be opened, and says so', async () => {
    drafts.set('faqs/closed', { tab: 'closed', draft: 'torn' });
    const user = await openDashboard('/cms/faq/');
    await user.click(await offer());
    expect(await screen.findByText(/^This text could not be opened/)).toBeTruthy();
    expect(drafts.size).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Not needed' }));
    await waitFor(() => expect(drafts.size).toBe(0));
  });
});
