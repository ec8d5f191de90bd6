import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forms } from '~/config/messages/en.json';
import {
  answerConfirm,
  asksBeforeUnload,
  button,
  clearBrowser,
  drafts,
  openDashboard,
  recordWith,
  refuseDatabase,
} from './dashboard';

vi.mock('~/cms/picture/redraw', () => ({
  redrawPicture: async () => new File([new Uint8Array(3)], 'photo', { type: 'image/webp' }),
}));

beforeEach(clearBrowser);

const faq = (id: number, a = `Answer ${id}`) => ({ id, q: `Question ${id}`, a });
const store = (key: string, ...records: object[]) => localStorage.setItem(key, JSON.stringify(records));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]');
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const openDetails = async (user: UserEvent) => user.click(screen.getByText('Details for the website'));
const goTo = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('link', { name }));
const unsaved = () => screen.queryByText('You were writing this. It is not saved yet.');

/** The buttons of texts that wait in the section. */
const waiting = async () => {
  const list = (await screen.findByText(/^Not saved yet/)).parentElement as HTMLElement;
  return within(list).getAllByRole('button');
};
const waitingTexts = async () => (await waiting()).map(({ textContent }) => textContent);

/** Reloads the page once the database has the drafts. */
async function reload(path: string) {
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  return openDashboard(path);
}

/** Keeps a draft as another tab does. */
const leave = (tab: string, draft: object, record?: object) =>
  drafts.set(`faqs/${tab}`, {
    tab,
    record,
    isPasting: false,
    draft: { draft, siteFields: {} },
  });

/** Says which tabs are open. */
const stubLocks = (...names: string[]) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: async () => {},
      query: async () => ({ held: names.map((name) => ({ name: `dashboard-memory-/${name}` })) }),
    },
  });

describe('what is typed is there again after a reload', () => {
  test('of a question with its Nepali texts', async () => {
    const user = await openDashboard('/cms/faq/');
    await user.type(control('Question'), 'Half typed');
    await user.type(control('Question, नेपाली'), 'आधा');
    await reload('/cms/faq/');
    await waitFor(() => expect(control('Question').value).toBe('Half typed'));
    expect(unsaved()).toBeTruthy();
    expect(control('Question, नेपाली').value).toBe('आधा');
    await user.type(control('Question'), '!');
    await reload('/cms/faq/');
    await waitFor(() => expect(control('Question').value).toBe('Half typed!'));
  });

  test('of an order with its items', async () => {
    let user = await openDashboard('/cms/order/');
    await user.click(button('Add New Order'));
    await user.type(control(forms.order.fields.fullName), 'Sita Rai');
    await user.type(screen.getByPlaceholderText('Item 1'), 'Cloves 50 g');
    user = await reload('/cms/order/');
    expect(await waitingTexts()).toEqual(['Sita Rai']);
    await user.click(button('Add New Order'));
    expect(control(forms.order.fields.fullName).value).toBe('Sita Rai');
    expect(screen.getByDisplayValue('Cloves 50 g')).toBeTruthy();
  });

  test('of a pasted text, and of the order that was read from it', async () => {
    const text = 'Ring the bell\n1. Cloves × 3';
    let user = await openDashboard('/cms/order/');
    await user.click(button('Paste an order'));
    await user.type(await screen.findByLabelText('Message'), text);
    user = await reload('/cms/order/');
    await user.click(await screen.findByRole('button', { name: /^Ring the bell/ }));
    expect(control('Message').value).toBe(text);
    await user.click(button('Fill in the form'));
    await user.type(control(forms.order.fields.fullName), 'Sita Rai');
    user = await reload('/cms/order/');
    await user.click(await screen.findByRole('button', { name: 'Sita Rai' }));
    expect(control(forms.order.fields.fullName).value).toBe('Sita Rai');
    expect(screen.getByText('Ring the bell')).toBeTruthy();
    await user.click(button('Cancel'));
    await user.click(button('Paste an order'));
    expect(control('Message').value).toBe(text);
    await user.click(button('Undo'));
    expect(control(forms.order.fields.fullName).value).toBe('Sita Rai');
  });

  test('of a member with a photo', async () => {
    const user = await openDashboard('/cms/team/');
    await user.type(control('Name'), 'Asha');
    await user.upload(control('Photo'), new File(['picture'], 'picture.png', { type: 'image/png' }));
    await screen.findByAltText('Preview');
    await reload('/cms/team/');
    expect(await screen.findByAltText('Preview')).toBeTruthy();
    expect(control('Name').value).toBe('Asha');
  });

  test('of the details of a product', async () => {
    let user = await openDashboard('/cms/products/');
    await openDetails(user);
    await user.type(control('Taste'), 'Dark');
    user = await reload('/cms/products/');
    await waitFor(() => expect(unsaved()).toBeTruthy());
    await openDetails(user);
    expect(control('Taste').value).toBe('Dark');
  });
});

describe('what is typed stays in its form', () => {
  test('if another section or another record is opened, which asks nothing', async () => {
    const confirm = answerConfirm(false);
    store('faqs', faq(1), faq(2));
    const user = await openDashboard('/cms/faq/');
    await user.type(control('Question'), 'A new one');
    await user.click(button('Edit', recordWith('Question 1')));
    await user.type(control('Answer'), ', mine');
    expect(await waitingTexts()).toEqual(['A new one']);
    await user.click(button('Edit', recordWith('Question 2')));
    expect(control('Answer').value).toBe('Answer 2');
    expect(await waitingTexts()).toEqual(['A new one', 'Question 1']);
    await goTo(user, 'Gallery');
    await goTo(user, /^FAQ/);
    expect(control('Question').value).toBe('A new one');
    await user.click(button('Edit', recordWith('Question 1')));
    expect(control('Answer').value).toBe('Answer 1, mine');
    await user.click(button('Update FAQ'));
    expect(stored('faqs')).toEqual([faq(1, 'Answer 1, mine'), faq(2)]);
    expect(control('Question').value).toBe('A new one');
    await user.clear(control('Question'));
    await waitFor(() => expect(drafts.size).toBe(0));
    expect(confirm).not.toHaveBeenCalled();
  });

  test('and is told in the menu and at a nested list, in words too', async () => {
    store('shops', { id: 1, name: 'Ilam Pasal' });
    const user = await openDashboard('/cms/dealers/');
    const group = screen.getByText('Shops on the page ‘Where to buy’').closest('details') as HTMLElement;
    group.setAttribute('open', '');
    fireEvent(group, new Event('toggle'));
    await user.type(control('Shop Name'), 'New Pasal');
    const links = () => screen.queryAllByRole('link', { name: /, not saved yet$/ });
    expect(links().map(({ textContent }) => textContent)).toEqual(['Dealers, not saved yet']);
    expect(group.querySelector('summary')?.textContent).toContain(', not saved yet');
    await goTo(user, 'Team');
    await user.type(control('Name'), 'Asha');
    expect(links()).toHaveLength(2);
    await user.clear(control('Name'));
    expect(links()).toHaveLength(1);
  });

  test('until it is removed, which Undo takes back', async () => {
    store('faqs', faq(1));
    const user = await openDashboard('/cms/faq/');
    await user.click(button('Edit', recordWith('Question 1')));
    await user.type(control('Answer'), ', mine');
    expect(unsaved()).toBeNull();
    await goTo(user, 'Gallery');
    await goTo(user, /^FAQ/);
    await user.click(button('Question 1'));
    expect(unsaved()).toBeTruthy();
    await user.click(button('Remove this text'));
    expect(control('Answer').value).toBe('Answer 1');
    await user.click(button('Undo'));
    expect(control('Answer').value).toBe('Answer 1, mine');
  });

  test('without a database too, and then leaving the page asks', async () => {
    refuseDatabase();
    const user = await openDashboard('/cms/faq/');
    await user.type(control('Question'), 'Half typed');
    await goTo(user, 'Gallery');
    await goTo(user, /^FAQ/);
    expect(control('Question').value).toBe('Half typed');
    expect(asksBeforeUnload()).toBe(true);
    await user.clear(control('Question'));
    expect(asksBeforeUnload()).toBe(false);
  });

  test('without a database too, and a phone app opens without a question', async () => {
    refuseDatabase();
    const user = await openDashboard('/cms/faq/');
    await user.type(control('Question'), 'Half typed');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const link = Object.assign(document.createElement('a'), { href: 'tel:+9779841000000' });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    // Firefox asks some time after the click.
    vi.advanceTimersByTime(500);
    expect(asksBeforeUnload()).toBe(false);
    vi.advanceTimersByTime(500);
    expect(asksBeforeUnload()).toBe(true);
    vi.useRealTimers();
  });
});

describe('a draft whose record', () => {
  const differences = () =>
    [...document.querySelectorAll('[role=alert] dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );

  /** Types an answer and leaves it, then stores what was written elsewhere. */
  async function editWhile(...others: object[]) {
    store('faqs', faq(1));
    let user = await openDashboard('/cms/faq/');
    await user.click(button('Edit', recordWith('Question 1')));
    await user.type(control('Answer'), ', mine');
    store('faqs', ...others);
    user = await reload('/cms/faq/');
    await user.click(await screen.findByRole('button', { name: 'Question 1' }));
    expect(control('Answer').value).toBe('Answer 1, mine');
    return user;
  }

  test('changed meanwhile asks which version is wanted, and shows both', async () => {
    const user = await editWhile(faq(1, 'Theirs'));
    expect(differences()).toEqual([['Answer', 'Your text: Answer 1, mine', 'Other version: Theirs']]);
    await user.click(button('Keep my text'));
    expect(stored('faqs')).toEqual([faq(1, 'Answer 1, mine')]);
    await waitFor(() => expect(drafts.size).toBe(0));
  });

  test('was deleted meanwhile asks whether to save it again, and shows both', async () => {
    const user = await editWhile();
    expect(differences()).toEqual([['Answer', 'Your text: Answer 1, mine', 'Deleted: Answer 1']]);
    await user.click(button('Leave it deleted'));
    expect(control('Answer').value).toBe('');
    await user.click(button('Undo'));
    await user.click(button('Save my text again'));
    expect(stored('faqs')).toEqual([{ ...faq(1, 'Answer 1, mine'), id: expect.any(Number) }]);
  });
});

describe('drafts of other tabs', () => {
  test('are all told once their tabs have closed', async () => {
    store('faqs', faq(1));
    leave('first', { q: 'From the first', a: '' });
    leave('second', { q: 'From the second', a: '' });
    leave('third', { q: 'Question 1', a: 'From the third' }, faq(1));
    leave('open', { q: 'From an open tab', a: '' });
    stubLocks('open');
    const user = await openDashboard('/cms/faq/');
    expect(await waitingTexts()).toEqual(['From the second', 'Question 1']);
    expect(control('Question').value).toBe('From the first');
    await user.click(button('From the second'));
    expect(control('Question').value).toBe('From the second');
    expect(await waitingTexts()).toEqual(['From the first', 'Question 1']);
    await user.click(button('Question 1'));
    expect(control('Answer').value).toBe('From the third');
    expect([...drafts.keys()].filter((key) => /first|second|third/.test(key))).toEqual([]);
    expect(drafts.size).toBe(4);
  });

  test('stay where they are if no tab knows which ones are open', async () => {
    leave('other', { q: 'From another tab', a: '' });
    await openDashboard('/cms/faq/');
    await reload('/cms/faq/');
    expect(control('Question').value).toBe('');
    expect(drafts.size).toBe(1);
  });
});
