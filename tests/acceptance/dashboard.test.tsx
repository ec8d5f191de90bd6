import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerConfirm, button, openDashboard, recordCount, recordWith } from '../component/cms/dashboard';
import { controls, edit } from '../component/cms/form';
import { cases, type EditorCase } from './editors';

/**
 * Tests the dashboard's editors against the owner's specification. Delete this file and its table if you change them.
 */
vi.mock('~/cms/picture/redraw', () => ({
  redrawPicture: async () => new File([new Uint8Array(3)], 'photo', { type: 'image/webp' }),
}));

const now = Date.UTC(2026, 10, 21);

beforeEach(() => {
  vi.setSystemTime(now);
  localStorage.clear();
  answerConfirm(true);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(user: UserEvent, { label, value, type }: EditorCase['fields'][number]): Promise<void> {
  if (type === 'select-one') await user.selectOptions(field(label), value);
  else if (type === 'file') {
    await user.upload(field(label), new File(['picture'], value, { type: 'image/png' }));
    await screen.findByAltText('Preview');
  } else {
    await user.click(field(label));
    await user.paste(value);
  }
}

async function open({ id, opener }: EditorCase): Promise<UserEvent> {
  const user = await openDashboard(`/cms/${id}/`);
  if (opener) await user.click(button(opener));
  return user;
}

test('the sidebar links to the editors in order', async () => {
  await openDashboard('/cms/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Dashboard');
  const links = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter(({ textContent }) => cases.some(({ menu }) => menu === textContent));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    cases.map(({ menu, id }) => [menu, `/cms/${id}/`]),
  );
});

test.each(cases)(
  '/cms/$id/ has its texts and saves, shows and deletes a record as specified',
  async (one) => {
    const user = await open(one);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(one.heading);
    expect(document.title).toContain(one.heading);
    expect(screen.getByText(one.empty)).toBeTruthy();
    expect(button(one.add)).toBeTruthy();
    for (const { label, placeholder, type = 'text', isOptional } of one.fields) {
      expect(field(label).type).toBe(type);
      expect(field(label).getAttribute('accept')).toBe(type === 'file' ? 'image/*' : null);
      if (placeholder) expect(field(label).placeholder).toBe(placeholder);
      expect(field(label).required, label).toBe(!one.isSilent && !isOptional);
    }

    for (const each of one.fields) await fill(user, each);
    await user.click(button(one.add));
    await waitFor(() => expect(recordCount()).toBe(1));
    const [{ value: title = '' } = {}] = one.fields;
    const record = recordWith(title);
    for (const { value, shown = [value] } of one.fields)
      for (const text of shown) expect(record.textContent).toContain(text);
    const pictures = [...record.querySelectorAll('img')].map(({ alt }) => alt);
    expect(pictures).toEqual(one.fields.some(({ type }) => type === 'file') ? [title] : []);
    if (one.stored) {
      const [kept] = JSON.parse(localStorage.getItem(one.stored.key) ?? '[]');
      expect(kept).toEqual({ id: now, ...one.stored.record });
    } else expect(localStorage.length).toBe(0);
    await edit(user, title);
    expect(button(one.update)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Cancel' })).toHaveLength(one.question ? 1 : 0);
    const ask = answerConfirm(true);
    await user.click(button('Delete', recordWith(title)));
    expect(ask.mock.calls).toEqual(one.question ? [[one.question]] : []);
    expect(recordCount()).toBe(0);
  },
);

test.each(cases.filter(({ isSilent }) => isSilent))(
  '/cms/$id/ ignores a form with a blank field, without a message',
  async (one) => {
    for (const { label, isOptional } of one.fields) {
      if (isOptional) continue;
      const user = await open(one);
      for (const each of one.fields) if (each.label !== label) await fill(user, each);
      if (field(label).type !== 'file') await user.type(field(label), '   ');
      const typed = controls().map(({ value }) => value);
      await user.click(button(one.add));
      expect(recordCount(), label).toBe(0);
      expect(localStorage.length, label).toBe(0);
      expect(screen.queryByRole('alert'), label).toBeNull();
      expect(controls().map(({ value }) => value)).toEqual(typed);
    }
  },
);

test('benefits are a bullet list and may repeat', async () => {
  const dealer = { id: 1, name: 'Lumbini Traders', description: 'From Butwal.', benefits: ['Rack', 'Rack'] };
  localStorage.setItem('dealers', JSON.stringify([dealer]));
  await openDashboard('/cms/dealers/');
  const bullets = recordWith(dealer.name).querySelectorAll('ul > li');
  expect([...bullets].map(({ textContent }) => textContent)).toEqual(dealer.benefits);
});

test('cancelling a new order hides and clears its form', async () => {
  const user = await openDashboard('/cms/order/');
  await user.click(button('Add New Order'));
  await user.type(field('Full Name'), 'Sita');
  await user.click(button('Cancel'));
  expect(screen.queryByLabelText('Full Name')).toBeNull();
  await user.click(button('Add New Order'));
  expect(field('Full Name').value).toBe('');
});
