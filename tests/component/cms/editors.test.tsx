import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cases, type EditorCase } from './cases';
import { answerConfirm, button, openDashboard, recordCount, recordWith, shownRecords } from './dashboard';

vi.mock('~/cms/picture/redraw', () => ({
  redrawPicture: async () => new File([new Uint8Array(3)], 'photo', { type: 'image/webp' }),
}));

beforeEach(() => {
  localStorage.clear();
  answerConfirm(true);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Fills the form, but for one field that gets spaces or nothing. */
async function fill(user: UserEvent, { fields }: EditorCase, blank?: string): Promise<void> {
  for (const { label, value, type } of fields) {
    if (label === blank) {
      if (type !== 'file') await user.type(field(label), '   ');
    } else if (type === 'select-one') await user.selectOptions(field(label), value);
    else if (type === 'file') {
      await user.upload(field(label), new File(['picture'], value, { type: 'image/png' }));
      await screen.findByAltText('Preview');
    } else {
      await user.click(field(label));
      await user.paste(value);
    }
  }
}

async function open(one: EditorCase): Promise<UserEvent> {
  const user = await openDashboard(one.path);
  if (one.opener) await user.click(button(one.opener));
  return user;
}

async function openWithRecord(one: EditorCase): Promise<UserEvent> {
  const user = await open(one);
  await fill(user, one);
  await user.click(button(one.add));
  await waitFor(() => expect(recordCount()).toBe(1));
  return user;
}

const hasPicture = ({ fields }: EditorCase) => fields.some(({ type }) => type === 'file');

const titleField = ({ fields }: EditorCase) => fields[0] as EditorCase['fields'][number];

describe.each(cases)('$path', (one) => {
  const stored = () =>
    JSON.parse(localStorage.getItem(one.stored?.key ?? '') ?? '[]') as Record<string, unknown>[];
  const first = titleField(one);

  test('begins with an empty form and says that there is nothing', async () => {
    await open(one);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(one.heading);
    expect(screen.getByText(one.empty)).toBeTruthy();
    for (const { label, placeholder, type = 'text' } of one.fields) {
      expect(field(label).value).toBe('');
      expect(field(label).type).toBe(type);
      expect(field(label).getAttribute('accept')).toBe(type === 'file' ? 'image/*' : null);
      if (placeholder) expect(field(label).placeholder).toBe(placeholder);
    }
    expect(button(one.add)).toBeTruthy();
    expect(document.title).toContain(one.heading);
  });

  test('leaves a blank form alone or to the browser', async () => {
    const user = await open(one);
    const required = one.fields.filter(({ label }) => field(label).required).map(({ label }) => label);
    expect(required).toEqual(one.blank === 'native' ? one.requires : []);
    await user.click(button(one.add));
    expect(recordCount()).toBe(0);
    expect(localStorage.length).toBe(0);
  });

  test('saves a record, shows it and clears the form', async () => {
    const user = await openWithRecord(one);
    const [shown] = shownRecords();
    for (const text of one.shows) expect(shown?.textContent).toContain(text);
    const pictures = [...(shown?.querySelectorAll('img') ?? [])];
    expect(pictures.map(({ alt }) => alt)).toEqual(hasPicture(one) ? [first.value] : []);
    await waitFor(() => expect(pictures.every(({ src }) => /^(data|blob):/.test(src))).toBe(true));
    if (one.opener) await user.click(button(one.opener));
    for (const { label } of one.fields) expect(field(label).value).toBe('');
    if (!one.stored) expect(localStorage.length).toBe(0);
    else {
      expect(stored()).toEqual([{ id: expect.any(Number), ...one.stored.record }]);
      expect(Math.abs(Date.now() - Number(stored()[0]?.id))).toBeLessThan(60_000);
    }
  });

  test('still has it after a reload, unless it is kept in memory', async () => {
    await openWithRecord(one);
    await openDashboard(one.path);
    expect(recordCount()).toBe(one.stored ? 1 : 0);
    if (!one.stored) expect(screen.getByText(one.empty)).toBeTruthy();
  });

  test('edits it in place', async () => {
    const user = await openWithRecord(one);
    const [before] = stored();
    await user.click(button('Edit', recordWith(first.value)));
    expect(field(first.label).value).toBe(first.value);
    expect(screen.queryByRole('button', { name: one.add })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Cancel' })).toHaveLength(one.hasCancel ? 1 : 0);
    await user.clear(field(first.label));
    await user.type(field(first.label), first.changed ?? '');
    await user.click(button(one.update));
    expect(recordCount()).toBe(1);
    expect(recordWith(first.changed ?? '')).toBeTruthy();
    expect(screen.queryByRole('button', { name: one.update })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Edit');
    if (one.stored) expect(stored().map(({ id }) => id)).toEqual([before?.id]);
  });

  test('deletes it once the question is answered', async () => {
    const user = await openWithRecord(one);
    if (one.confirm) {
      const refuse = answerConfirm(false);
      await user.click(button('Delete', recordWith(first.value)));
      expect(refuse.mock.calls).toEqual([[one.confirm]]);
      expect(recordCount()).toBe(1);
    }
    const agree = answerConfirm(true);
    await user.click(button('Delete', recordWith(first.value)));
    expect(agree.mock.calls).toEqual(one.confirm ? [[one.confirm]] : []);
    expect(recordCount()).toBe(0);
    expect(screen.getByText(one.empty)).toBeTruthy();
    if (one.stored) expect(stored()).toEqual([]);
  });

  test('gives a deleted record back', async () => {
    const user = await openWithRecord(one);
    const before = stored();
    await user.click(button('Delete', recordWith(first.value)));
    await user.click(button('Undo'));
    expect(recordWith(first.value)).toBeTruthy();
    expect(stored()).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('clears the form when the record in it is deleted', async () => {
    const user = await openWithRecord(one);
    await user.click(button('Edit', recordWith(first.value)));
    await user.click(button('Delete', recordWith(first.value)));
    expect(screen.queryByRole('button', { name: one.update })).toBeNull();
    if (one.opener) await user.click(button(one.opener));
    expect(field(first.label).value).toBe('');
  });
});

describe.each(cases.filter(({ hasCancel }) => hasCancel))('$path', (one) => {
  test('leaves edit mode when it is cancelled', async () => {
    const user = await openWithRecord(one);
    await user.click(button('Edit', recordWith(titleField(one).value)));
    await user.type(field(titleField(one).label), ' changed');
    await user.click(button('Cancel'));
    expect(recordWith(titleField(one).value)).toBeTruthy();
    if (one.opener) await user.click(button(one.opener));
    expect(field(titleField(one).label).value).toBe('');
    expect(button(one.add)).toBeTruthy();
  });
});

describe.each(cases.filter(({ blank }) => blank === 'silent'))('$path', (one) => {
  test.each(one.requires)('ignores a form without %s and says nothing', async (label) => {
    const user = await open(one);
    await fill(user, one, label);
    expect(field(label).validity.valid).toBe(true);
    await user.click(button(one.add));
    expect(recordCount()).toBe(0);
    expect(localStorage.length).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
    const kept = one.fields.filter((other) => other.label !== label && other.type !== 'file');
    for (const { label: other, value } of kept) expect(field(other).value).toBe(value);
  });
});

test('a new order that is cancelled is hidden and gone', async () => {
  const user = await openDashboard('/cms/order/');
  await user.click(button('Add New Order'));
  await user.type(field('Full Name'), 'Sita');
  await user.click(button('Cancel'));
  expect(screen.queryByLabelText('Full Name')).toBeNull();
  await user.click(button('Add New Order'));
  expect(field('Full Name').value).toBe('');
});

test('benefits stand as a bullet list, each as often as it was typed', async () => {
  const user = await openDashboard('/cms/dealers/');
  await user.type(field('Dealer Name'), 'Lumbini Traders');
  await user.type(field('Dealer Description'), 'From Butwal.');
  await user.type(field('Dealer Benefits (comma separated)'), 'Rack,Margin, Rack');
  await user.click(button('Add Dealer'));
  const bullets = recordWith('Lumbini Traders').querySelectorAll('ul > li');
  expect([...bullets].map(({ textContent }) => textContent)).toEqual(['Rack', 'Margin', 'Rack']);
});
