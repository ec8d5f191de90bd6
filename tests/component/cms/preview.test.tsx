import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $sections, findSection } from '~/cms/sections';
import { fillPage } from '~/cms/site/preview/fill-page';
import { Preview } from '~/cms/site/preview/Preview';
import { fillSlots, type SlotValues } from '~/cms/site/preview/slots';
import { languageOf, locales } from '~/config/locales';
import { framePath } from '~/domain/content/frame';
import type { SectionName } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';

vi.mock('~/config/locales', async (load) => ({
  ...(await load<typeof import('~/config/locales')>()),
  locales: ['en', 'ne'],
  defaultLocale: 'en',
}));

/** What frames load. */
let page = '';
const { settings } = Reflect.get(window, 'happyDOM');
settings.enableIframePageLoading = true;
settings.fetch.interceptor = {
  beforeAsyncRequest: async () => new Response(page, { headers: { 'content-type': 'text/html' } }),
};
$sections.set(sections);
afterEach(cleanup);

const labelOf = (section: SectionName, name: string) =>
  findSection(section).fields.find((field) => field.name === name)?.label;

/** Writes a page with these cards by the values of the variant field. */
const write = (cards: Readonly<Record<string, string>>) =>
  `<main hidden data-years="{}">${Object.entries(cards)
    .map(([variant, html]) => `<div data-variant="${variant}">${html}</div>`)
    .join('')}</main>`;

const parse = (cards: Readonly<Record<string, string>>) =>
  new DOMParser().parseFromString(write(cards), 'text/html');

const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of the record');

const question = { en: { question: 'How long does it keep?', answer: ['A year.', 'In the dark.'] } };

test('a record is shown in the first language, or in the chosen one', async () => {
  page = write({ '': '<h2>{question}</h2><p>{answer}</p>' });
  render(<Preview section="faq" record={question} onClose={() => {}} />);
  const buttons = locales.map((locale) => screen.getByRole('button', { name: languageOf(locale).name }));
  const pressed = () => buttons.map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  expect(frame().getAttribute('src')).toBe(framePath('faq', 'en'));
  expect(frame().getAttribute('sandbox'), 'runs no scripts').toBe('allow-same-origin');
  await waitFor(() =>
    expect(frame().contentDocument?.body.innerHTML).toBe(
      '<main data-years="{}"><div data-variant=""><h2>How long does it keep?</h2><p>A year.</p> <p>In the dark.</p></div></main>',
    ),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(buttons[1] as HTMLElement);
  expect(pressed()).toEqual(['false', 'true']);
  expect(frame().getAttribute('src')).toBe(framePath('faq', 'ne'));
  expect((await screen.findByRole('alert')).textContent).toMatch(`no texts in ${languageOf('ne').name} yet`);
});

test('a page without cards is reported as not loaded', async () => {
  page = '<main>Not found</main>';
  render(<Preview section="faq" record={question} onClose={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toMatch('Check your internet connection');
});

test('fields that the card lacks are listed', async () => {
  page = write({ '': '<h2>{heading}</h2>' });
  const record = { en: { heading: 'Momo', description: 'Steamed.' }, spices: ['1'] };
  render(<Preview section="recipes" record={record} onClose={() => {}} />);
  expect(await screen.findByText(`Not part of this card: ${labelOf('recipes', 'spices')}.`)).toBeTruthy();
});

test('only the card of the variant stays, and a record without one is asked for it', () => {
  const record = { gender: 'male', en: { name: 'Asha' } };
  const cards = { female: 'F {name}', male: '<b>{name}</b>' };
  const { card } = fillPage(parse(cards), findSection('testimonials'), record, 'en');
  expect(card.parentElement?.textContent).toBe('Asha');
  const without = () => fillPage(parse(cards), findSection('testimonials'), { en: record.en }, 'en');
  expect(without).toThrow(`First choose ‘${labelOf('testimonials', 'gender')}’`);
});

test('the picture is that of the record, or none', () => {
  const picture = '<picture><source srcset="/a.avif"><img src="/a.jpeg"></picture>';
  const fill = (image?: string) =>
    fillPage(parse({ '': picture }), findSection('products'), { en: { name: 'Cumin' }, image }, 'en').card
      .innerHTML;
  expect(fill('data:image/png;base64,AA==')).toBe(
    '<picture><img src="data:image/png;base64,AA=="></picture>',
  );
  expect(fill()).toBe('<picture></picture>');
});

test('packs that do not match are shown as they are typed', () => {
  const page = parse({ '': '<p><b>{price.text}</b></p><p><i>{sizes.text}</i></p>' });
  const record = { en: { name: 'Cumin' }, price: '40', size: '25 / 50g' };
  expect(fillPage(page, findSection('products'), record, 'en').card.textContent).toBe('4025 / 50g');
});

describe('slots', () => {
  test.each<[title: string, html: string, values: SlotValues, filled: string]>([
    [
      'a text and an attribute',
      '<a title="{name}!">{name} x</a>',
      { name: 'A<b' },
      '<a title="A<b!">A&lt;b x</a>',
    ],
    ['no value removes the element', '<p>a</p><p>{name} x</p>', { name: undefined }, '<p>a</p>'],
    ['a value is no slot', '<p>{name}</p>', { name: '{other}', other: 'A' }, '<p>{other}</p>'],
    ['one value of a list', '<p>of <a>{all}</a></p>', { all: ['A'] }, '<p>of <a>A</a></p>'],
    [
      'many values of a list',
      '<p>of <a>{all}</a>.</p>',
      { all: ['A', '{all}'] },
      '<p>of <a>A</a> <a>{all}</a>.</p>',
    ],
    ['an empty list removes what is around it', '<p>of <a>{all}</a></p>', { all: [] }, ''],
    [
      'values with names',
      '<ul><li title="{all.size}">{all.price}</li></ul>',
      { all: [{ size: '1', price: '2' }, { price: '3' }] },
      '<ul><li title="1">2</li> <li title="">3</li></ul>',
    ],
  ])('%s', (_, html, values, filled) => {
    const root = document.createElement('main');
    root.innerHTML = html;
    fillSlots(root, values);
    expect(root.innerHTML).toBe(filled);
  });
});
