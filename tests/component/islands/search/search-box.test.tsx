import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SuggestionsFile } from '~/domain/search/suggestion';
import { SearchBox } from '~/islands/search/SearchBox';

const file: SuggestionsFile = {
  groups: [
    {
      label: 'Spices',
      rows: [
        { id: '1', name: 'Cumin Seeds', other: 'जीरा', href: '/cumin/', note: '€40', picture: '/cumin.avif' },
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
    contactPrompt: 'Ask us about “{query}”',
    unsold: 'We do not sell “{query}”. Nearest: {category}',
  },
  contactUrl: '/contact/?message=',
};

/** A search box. A file is downloaded only once, so some tests need their own. */
const makeBox = (file = '/suggestions.json') => (
  <SearchBox
    id="q"
    label="Search all"
    look="labelled"
    action="/products/#find"
    placeholder="besar"
    submit="Search"
    isLandmark
    file={file}
  />
);
const box = makeBox();

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  answer.mockImplementation(async () => Response.json(file));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

const selected = () => screen.queryByRole('option', { selected: true })?.textContent ?? '';
const press = (key: string) => fireEvent.keyDown(field(), { key });

function enter(text: string): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
}

/** Types a text and waits for its options. */
async function type(text: string): Promise<void> {
  enter(text);
  await screen.findByRole('listbox');
}

test('is a plain search form in the HTML', () => {
  const html = renderToString(box);
  for (const part of ['action="/products/#find"', 'type="search"']) expect(html).toContain(part);
  for (const part of ['combobox', 'status', 'aria-expanded', 'autocomplete='])
    expect(html).not.toContain(part);
  expect(answer).not.toHaveBeenCalled();
});

test('fetches the file once, and shows both names, the price and what matches', async () => {
  render(box);
  expect(answer).not.toHaveBeenCalled();
  await type('jira');
  fireEvent.focus(field());
  expect(answer).toHaveBeenCalledExactlyOnceWith('/suggestions.json');
  const [option] = screen.getAllByRole<HTMLAnchorElement>('option');
  expect(option?.getAttribute('href')).toBe('/cumin/');
  expect(option?.textContent).toBe('Cumin Seeds जीरा €40');
  expect(option?.querySelector('[lang=ne] mark')?.textContent).toBe('जीरा');
  expect(option?.querySelector('img')?.width).toBe(48);
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

test('announces the number of suggestions after a pause', async () => {
  render(box);
  await type('jira');
  vi.useFakeTimers();
  for (const [query, said] of [
    ['whole', 'Suggestions: 1'],
    ['xyzzy', 'Nothing found for “xyzzy”.'],
  ] as const) {
    enter(query);
    act(() => void vi.runAllTimers());
    expect(screen.getByRole('status').textContent).toBe(said);
  }
});

test('links to the nearest category and the form for a product not sold', async () => {
  render(box);
  await type('hing');
  expect(names()).toEqual(['We do not sell “hing”. Nearest: Whole', 'Ask us about “hing”']);
  const last = screen.getAllByRole('option').at(-1);
  expect(last?.getAttribute('href')).toBe('/contact/?message=hing');
});

test('only arrows, Home and End select, in a circle, until typing', async () => {
  render(box);
  await type('cumin');
  expect(selected()).toBe('');
  const [first = '', last = ''] = names().map((name) => name ?? '');
  for (const [key, name] of [
    ['ArrowDown', first],
    ['End', last],
    ['ArrowDown', first],
    ['ArrowUp', last],
    ['Home', first],
  ] as const) {
    expect(press(key)).toBe(false);
    expect(selected()).toBe(name);
    const id = screen.getByRole('option', { selected: true }).id;
    expect(field().getAttribute('aria-activedescendant')).toBe(id);
  }
  expect(press('ArrowLeft')).toBe(true);
  expect(selected()).toBe('');
  for (const more of [{ isComposing: true }, { shiftKey: true }, { altKey: true }])
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', ...more })).toBe(true);
  expect(selected()).toBe('');
  press('ArrowDown');
  await type('cumin p');
  expect(selected()).toBe('');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
});

test('Escape or a focus outside closes the list, and Escape clears the field', async () => {
  render(box);
  await type('cumin');
  fireEvent.blur(field(), { relatedTarget: screen.getByRole('button') });
  expect(screen.queryByRole('listbox')).not.toBeNull();
  fireEvent.blur(screen.getByRole('button'), { relatedTarget: document.body });
  expect(screen.queryByRole('listbox')).toBeNull();
  await type('cumi');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  press('ArrowDown');
  expect(selected()).not.toBe('');
  press('Escape');
  expect(field().value).toBe('cumi');
  press('Escape');
  expect(field().value).toBe('');
});

describe('before its file arrives', () => {
  test('leaves Enter to the form, and selects only what arrow keys reach after the last input', async () => {
    const late = Promise.withResolvers<Response>();
    answer.mockReturnValue(late.promise);
    render(makeBox('/late.json'));
    enter('whole');
    press('ArrowDown');
    expect(press('Enter')).toBe(true);
    enter('cumin');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) press(key);
    late.resolve(Response.json(file));
    await screen.findByRole('listbox');
    expect(names()[0]).toContain('Cumin');
    expect(selected()).toBe(names()[1]);
  });

  test('leaves Enter to the form after a failure until the next use', async () => {
    answer.mockRejectedValueOnce(new TypeError('no network'));
    render(makeBox('/failed.json'));
    enter('cumin');
    expect(press('Enter')).toBe(true);
    // The failure arrives after the next microtasks.
    await vi.waitFor(() => {
      fireEvent.focus(field());
      expect(answer).toHaveBeenCalledTimes(2);
    });
    await screen.findByRole('listbox');
  });
});
