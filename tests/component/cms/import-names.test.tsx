import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brand } from '~/config/site';
import { button, clearBrowser, openDashboard, openMore } from './dashboard';

const faq = { id: 1, q: 'Is it hot?', a: 'A little.' };
const backup = (file: object) => ({
  version: 2,
  brand: brand.name,
  date: '',
  sections: { faqs: [faq] },
  ...file,
});

beforeEach(clearBrowser);

/** Chooses a file for the import of the page and returns the text of the panel. */
async function check(path: string, content: unknown) {
  const user = await openDashboard(path);
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await openMore(user);
  await user.click(button('Open a backup'));
  const [picker] = opened.mock.contexts;
  opened.mockRestore();
  if (!(picker instanceof HTMLInputElement)) throw new Error('no file was asked for');
  const file = new File([JSON.stringify(content)], 'backup.json');
  Object.defineProperty(picker, 'files', { value: [file] });
  picker.dispatchEvent(new Event('change'));
  const panel = await screen.findByRole('group', { name: 'Import' });
  await vi.waitFor(() => expect(panel.textContent).not.toContain('Reading'));
  return panel;
}

test.each([
  ['of another brand', backup({ brand: 'Masala' }), `It is a backup of “Masala”, not of ${brand.name}.`],
  ['of an older release', backup({ brand: undefined }), 'The file was checked. Importing it changes'],
  [
    'with texts set aside',
    backup({ unreadable: { faqs: '[', 'faqs.unreadable-7': '[', 'dashboard-changed': '1', theme: 'dark' } }),
    '2 damaged texts in it cannot be imported.',
  ],
  [
    'without a readable record',
    backup({ sections: { faqs: [{ id: 4 }] } }),
    'None of its records can be read',
  ],
  ['for the website', { ...backup({ pictures: {} }), date: undefined }, 'It is not a backup.'],
])('an import names a file %s', async (_, content, words) => {
  const panel = await check('/cms/', content);
  expect(panel.textContent).toContain(words);
});

test('an import names records that cannot be read beside known ones', async () => {
  localStorage.setItem('faqs', JSON.stringify([faq]));
  const panel = await check('/cms/', backup({ sections: { faqs: [faq, { id: 4 }] } }));
  expect(panel.textContent).toContain('You already have all of it that can be read:');
  expect(panel.textContent).toContain('1 already here, 1 cannot be read and will be left out');
});
