import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { contentVersion } from '~/domain/content/record';
import { button, openDashboard, recordWith, showOnSite } from './dashboard';

beforeEach(() => localStorage.clear());

const panel = () => screen.findByRole('group', { name: 'Import' });

/** Loads the records of an editor that the site shows, and imports them. */
async function loadFirst(id: string, records: object[]) {
  showOnSite(records);
  const user = await openDashboard(`/cms/${id}/`);
  await user.click(button('Load from the site'));
  const count = `${records.length} records`;
  await user.click(await within(await panel()).findByRole('button', { name: `Import ${count}` }));
  await within(await panel()).findByText(`${count} imported.`);
  return user;
}

// Sections with photos that the site lacks, and a field that the dashboard stores under another name.
test.each([
  ['team', 'role', 'position', 'Position', {}],
  ['testimonials', 'text', 'statement', 'Statement', { position: 'Cook' }],
])(
  'loading the %s again names what it replaces and keeps what the site lacks',
  async (id, siteField, field, label, others) => {
    const records = ['Asha Rai', 'Bina Rai'].map((name) => ({
      id: name,
      texts: { [defaultLocale]: { name, [siteField]: 'Buyer', ...others } },
    }));
    const user = await loadFirst(id, records);
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

test('a list of a newer version asks to reload the page', async () => {
  showOnSite([], contentVersion + 1);
  const user = await openDashboard('/cms/team/');
  await user.click(button('Load from the site'));
  expect(await within(await panel()).findByText(/^The site was updated/)).toBeTruthy();
});
