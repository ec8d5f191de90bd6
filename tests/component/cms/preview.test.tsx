import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { editorOf } from '~/cms/editors';
import { Preview } from '~/cms/publish/preview/Preview';
import { type CardPreview, showRecord } from '~/cms/publish/preview/show';
import { fillSlots, type SlotValues } from '~/cms/publish/preview/slots';
import { languageOf, locales } from '~/config/locales';

vi.mock('~/config/locales', async (load) => ({
  ...(await load<typeof import('~/config/locales')>()),
  locales: ['en', 'ne'],
  defaultLocale: 'en',
}));

vi.mock('~/cms/publish/preview/show', () => ({
  PreviewError: class extends Error {},
  showRecord: vi.fn(),
}));

// Otherwise happy-dom reports each frame as failed.
Object.assign(Reflect.get(window, 'happyDOM').settings, { enableIframePageLoading: true });

test('a record is shown in the first language, or in the chosen one', async () => {
  const first = Promise.withResolvers<CardPreview>();
  vi.mocked(showRecord)
    .mockReturnValueOnce(first.promise)
    .mockResolvedValueOnce({ card: document.createElement('article'), notShown: ['Sold out for now'] });
  const record = { id: 1, q: 'How long does it keep?', a: 'A year.' };
  render(<Preview editor={editorOf('faq')} record={record} onClose={() => {}} />);
  const buttons = locales.map((locale) => screen.getByRole('button', { name: languageOf(locale).name }));
  const pressed = () => buttons.map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  await userEvent.click(buttons[1] as HTMLElement);
  expect(pressed()).toEqual(['false', 'true']);
  const [one, two] = vi.mocked(showRecord).mock.calls;
  expect([one?.[3], two?.[3]]).toEqual(['en', 'ne']);
  expect(two?.[0], 'a frame of its own').not.toBe(one?.[0]);
  // A late failure of the previous language shows no message.
  first.reject(new Error('late'));
  await waitFor(() => expect(showRecord).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Not part of this card: Sold out for now.')).toBeTruthy();
});

describe('slots', () => {
  const fill = (html: string, values: SlotValues) => {
    const root = document.createElement('main');
    root.innerHTML = html;
    fillSlots(root, values);
    return root.innerHTML;
  };

  test.each<[title: string, html: string, values: SlotValues, filled: string]>([
    [
      'a text and an attribute',
      '<a title="{name}!">{name} x</a>',
      { name: 'A<b' },
      '<a title="A<b!">A&lt;b x</a>',
    ],
    ['no value removes the element', '<p>a</p><p>{name} x</p>', { name: undefined }, '<p>a</p>'],
    ['other slots stay', '<p>{name} {other}</p>', { name: 'A' }, '<p>A {other}</p>'],
    ['one value of a list', '<p>of <a>{all}</a>, <a>{all}</a></p>', { all: ['A'] }, '<p>of <a>A</a></p>'],
    [
      'many values of a list',
      '<p>of <a>{all}</a>, <b>{all}</b>.</p>',
      { all: ['A', 'B', 'C'] },
      '<p>of <a>A</a>, <b>B</b>, <b>C</b>.</p>',
    ],
    ['an empty list removes what is around it', '<p>of <a>{all}</a>, <a>{all}</a></p>', { all: [] }, ''],
    [
      'values with names',
      '<ul><li><i>{all.size}</i>{all.price}</li><li><i>{all.size}</i>{all.price}</li></ul>',
      { all: [{ size: '1', price: '2' }, { price: '3' }] },
      '<ul><li><i>1</i>2</li><li>3</li></ul>',
    ],
  ])('%s', (_, html, values, filled) => {
    expect(fill(html, values)).toBe(filled);
  });
});
