import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SuggestionsFile } from '~/domain/search/suggestion';
import { SearchBox } from '~/islands/search/SearchBox';

const file: SuggestionsFile = {
  groups: [
    {
      label: 'Spices',
      rows: [
        {
          id: '1',
          name: 'Cumin Seeds',
          other: 'जीरा',
          href: '/cumin/',
          note: '€40',
          picture: '/cumin.avif',
        },
        { id: '2', name: 'Cumin Powder', other: 'जीरा धुलो', href: '/powder/' },
      ],
    },
    { label: 'Kinds', rows: [{ id: 'whole', name: 'Whole', href: '/whole/' }] },
  ],
  topics: [],
  labels: { uses: {}, unsold: { '/whole/': 'hing' } },
  otherLang: 'ne',
  texts: {
    found: 'Suggestions: {count}',
    none: 'Nothing found for “{query}”.',
    ask: 'Ask us about “{query}”',
    unsold: 'We do not sell “{query}”. Nearest: {kind}',
  },
  ask: '/contact/?message=',
};

const box = (
  <SearchBox
    id="q"
    label="Search all"
    look="labelled"
    action="/products/#find"
    name="q"
    placeholder="besar"
    submit="Search"
    isLandmark
    file="/suggestions.json"
  />
);

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  answer.mockImplementation(async () => Response.json(file));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** Types a text and waits for its options. */
async function type(text: string): Promise<void> {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await screen.findByRole('listbox');
}

test('is a plain search form in the HTML', () => {
  const html = renderToString(box);
  expect(html).toContain('action="/products/#find"');
  expect(html).toContain('type="search"');
  for (const part of ['combobox', 'status', 'aria-expanded', 'autocomplete='])
    expect(html).not.toContain(part);
  expect(answer).not.toHaveBeenCalled();
});

test('fetches the file once, at the first focus', async () => {
  render(box);
  expect(answer).not.toHaveBeenCalled();
  await type('cumin');
  fireEvent.focus(field());
  expect(answer).toHaveBeenCalledExactlyOnceWith('/suggestions.json');
});

test('shows both names, the price and what matches', async () => {
  render(box);
  await type('jira');
  const [option] = screen.getAllByRole<HTMLAnchorElement>('option');
  expect(option?.getAttribute('href')).toBe('/cumin/');
  expect(option?.textContent).toBe('Cumin Seeds जीरा €40');
  expect(option?.querySelector('[lang=ne] mark')?.textContent).toBe('जीरा');
  expect(option?.querySelector('img')?.width).toBe(48);
});

test('typing drops the selection', async () => {
  render(box);
  await type('cumin');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Cumin Seeds');
  await type('cumin p');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
});

test.each([{ isComposing: true }, { shiftKey: true }, { altKey: true }])(
  'leaves %o keys to the field',
  async (more) => {
    render(box);
    await type('cumin');
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', ...more })).toBe(true);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  },
);

test('links to the nearest category and the form for a product not sold', async () => {
  render(box);
  await type('hing');
  expect(names()).toEqual(['We do not sell “hing”. Nearest: Whole', 'Ask us about “hing”']);
  const last = screen.getAllByRole('option').at(-1);
  expect(last?.getAttribute('href')).toBe('/contact/?message=hing');
});
