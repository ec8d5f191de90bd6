import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startOnTouch } from '~/islands/start-on-touch';

let handled: string[] = [];
const handle = ({ type, target }: Event) => {
  handled.push(`${type} ${target instanceof Element ? target.id : ''}`);
};
const start = vi.fn((_form: HTMLElement, _data: unknown) => ({ input: handle, click: handle }));
const load = vi.fn(async () => ({ start }));
const fetchData = vi.fn(async (_url: string) => Response.json(['data']));
vi.stubGlobal('fetch', fetchData);

let forms = 0;

/** Puts a form into a page with this search in its URL. Returns the function that starts it. */
function buildForm(search = '') {
  history.replaceState(null, '', `/${search}`);
  // Forms of former tests still listen to the document.
  const id = `form-${++forms}`;
  document.body.innerHTML = `<div id="${id}" data-file="/data.json">
    <form><input id="query" type="search" name="q"></form> <button id="more">More</button>
    <label><input id="tea" type="checkbox" name="use" value="tea">Tea</label>
    <label><input id="rice" type="checkbox" name="use" value="rice">Rice</label>
    <select id="sort" name="sort"><option value="">Best</option><option value="price">Price</option></select>
    <input value="0"><p role="alert" data-failed></p>
  </div><button>Elsewhere</button>`;
  return () => startOnTouch(`#${id}`, load, 'file');
}

const query = () => screen.getByRole<HTMLInputElement>('searchbox');
const button = (name = 'More') => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const type = (value: string) => fireEvent.input(query(), { target: { value } });
const values = () => [...document.querySelectorAll('input, select')].map(read);
const read = (field: Element) =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked
    : Reflect.get(field, 'value');
const expectStart = () => vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
const expectFailed = (isFailed: boolean) =>
  vi.waitFor(() => expect(screen.getByRole('alert').dataset.failed).toBe(String(isFailed)));
/** Waits for a frame and for what a touch in it loads. */
const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

beforeEach(() => {
  vi.clearAllMocks();
  handled = [];
});

test.each(['pointerdown', 'focusin', 'input', 'change', 'click', 'keyup', 'submit'])(
  '%s loads the module and its data, once',
  async (type) => {
    buildForm()();
    for (const _ of 'ab') button().dispatchEvent(new Event(type, { bubbles: true }));
    await expectStart();
    expect(load).toHaveBeenCalledOnce();
    expect(fetchData).toHaveBeenCalledExactlyOnceWith('/data.json');
    expect(start).toHaveBeenCalledWith(button().parentElement, ['data']);
  },
);

test('nothing loads without a touch, unless the page asks for it', async () => {
  const open = buildForm('?utm=tea&price=9')();
  fireEvent.click(button('Elsewhere'));
  await settle();
  expect(load).not.toHaveBeenCalled();
  void open();
  await expectStart();
  expect(values()).toEqual(['', false, false, '', '0']);
});

test.each([
  ['?q=chilli', ['chilli', false, false, '', '0']],
  ['?use=rice&sort=price', ['', false, true, 'price', '0']],
  ['?use=tea&use=rice', ['', true, true, '', '0']],
  ['?use=painting&sort=colour', ['', false, false, '', '0']],
])('%s fills the fields and loads at once', async (search, expected) => {
  buildForm(search)();
  await expectStart();
  expect([values(), handled]).toEqual([expected, []]);
});

test('input from before the script wins over the URL and is handled', async () => {
  const run = buildForm('?q=salt&use=rice&sort=price');
  query().value = 'chilli';
  box('Tea').checked = true;
  run();
  await expectStart();
  expect(values()).toEqual(['chilli', true, true, 'price', '0']);
  expect(handled).toEqual(['input query', 'input tea']);
});

test('fields that the browser has restored as in the URL are no input', async () => {
  const run = buildForm('?q=salt&use=rice');
  query().value = 'salt';
  box('Rice').checked = true;
  run();
  await expectStart();
  expect(handled).toEqual([]);
});

test('events from before the module are handled in sequence, later ones at once', async () => {
  buildForm('?q=salt')();
  type('salty');
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'price' } });
  for (const _ of 'ab') fireEvent.click(button());
  type('');
  await expectStart();
  expect(handled).toEqual(['input query', 'input sort', 'click more', 'click more', 'input query']);
  expect(query().value).toBe('');
  handled = [];
  type('chilli');
  expect(handled).toEqual(['input query']);
});

test.each([
  ['module', () => load.mockRejectedValueOnce(new Error('offline'))],
  ['data', () => fetchData.mockRejectedValueOnce(new Error('offline'))],
])('without its %s a form keeps early input, drops clicks, and tries again', async (_, fail) => {
  fail();
  buildForm()();
  await expectFailed(false);
  type('chilli');
  fireEvent.click(button());
  await expectFailed(true);
  expect([handled, query().value]).toEqual([[], 'chilli']);
  fireEvent.focusIn(query());
  await expectStart();
  await expectFailed(false);
  expect(handled).toEqual(['input query']);
});

test('a form opens its own URL only after a failed download', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  buildForm()();
  const isPrevented = () => !fireEvent.submit(query());
  expect(isPrevented()).toBe(true);
  await expectFailed(true);
  expect(isPrevented()).toBe(false);
  await expectStart();
  await expectFailed(false);
  expect(isPrevented()).toBe(true);
});
