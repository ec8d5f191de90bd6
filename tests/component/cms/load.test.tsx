import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { contentVersion } from '~/domain/content/record';
import { button, openDashboard, recordWith } from './dashboard';

beforeEach(() => localStorage.clear());

const show = (records: object[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ version: contentVersion, records, pictures: {} }));

const panel = () => screen.findByRole('group', { name: 'Import' });

const names = ['Asha Rai', 'Bina Rai'];

/** Sections with photos that the site lacks, and a field that the dashboard stores under another name. */
const tables = [
  { id: 'team', siteField: 'role', field: 'position', label: 'Position', others: {} },
  {
    id: 'testimonials',
    siteField: 'text',
    field: 'statement',
    label: 'Statement',
    others: { position: 'Cook' },
  },
];

test.each(tables)(
  'loading the $id again names what it replaces and keeps what the site lacks',
  async (table) => {
    const { id, siteField, field, label, others } = table;
    show(
      names.map((name) => ({
        id: name,
        texts: { [defaultLocale]: { name, [siteField]: 'Buyer', ...others } },
      })),
    );
    const user = await openDashboard(`/cms/${id}/`);
    await user.click(button('Load from the site'));
    await user.click(await within(await panel()).findByRole('button', { name: 'Import 2 records' }));
    await within(await panel()).findByText('2 records imported.');
    const { editors } = await import('~/cms/editors');
    const { siteFieldsOf } = await import('~/cms/storage/site-fields');
    const store = editors.find((editor) => editor.id === id)?.store;
    const [asha, bina] = store?.$records.get() ?? [];
    if (!store || !asha || !bina) throw new Error('nothing was loaded');
    const photo = new File(['face'], 'photo.png', { type: 'image/png' });
    const { readContent } = await import('~/cms/picture/content');
    await readContent(photo);
    const translate = (record: object) => ({ site: { ...siteFieldsOf(record), 'ne.name': 'आशा राई' } });
    act(() => {
      store.replace(asha, { ...asha, photo, ...translate(asha) });
      store.replace(bina, { ...bina, [field]: 'Head buyer', ...translate(bina) });
    });

    await user.click(button('Load from the site'));
    const question = await within(await panel()).findByText(/^Will replace/);
    expect(question.textContent).toBe('Will replace 1 existing record');
    expect(within(question.parentElement as HTMLElement).getByRole('listitem').textContent).toBe(
      `Bina Rai (${label})`,
    );
    await user.click(button('Import 1 record'));
    await within(await panel()).findByText('1 record imported.');
    expect(recordWith('Asha Rai').querySelector('img')).not.toBeNull();
    expect(recordWith('Bina Rai').textContent).not.toContain('Head buyer');
    for (const record of store.$records.get())
      expect(siteFieldsOf(record)).toMatchObject({ id: Reflect.get(record, 'name'), 'ne.name': 'आशा राई' });
  },
);

test('loading a list again names every record that it replaces', async () => {
  const many = Array.from({ length: 25 }, (_, index) => `Member ${index}`);
  const showAs = (role: string) =>
    show(many.map((name) => ({ id: name, texts: { [defaultLocale]: { name, role } } })));
  showAs('Buyer');
  const user = await openDashboard('/cms/team/');
  await user.click(button('Load from the site'));
  await user.click(await within(await panel()).findByRole('button', { name: 'Import 25 records' }));
  await within(await panel()).findByText('25 records imported.');
  showAs('Miller');
  await user.click(button('Load from the site'));
  const details = (await within(await panel()).findByText('Will replace 25 existing records')).closest(
    'details',
  );
  expect(details?.open).toBe(false);
  expect(Array.from(details?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)).toEqual(
    many.map((name) => `${name} (Position)`),
  );
});

test('a list of a newer version asks to reload the page', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ version: contentVersion + 1, records: [], pictures: {} }),
  );
  const user = await openDashboard('/cms/team/');
  await user.click(button('Load from the site'));
  expect(await within(await panel()).findByText(/^The site was updated/)).toBeTruthy();
});
