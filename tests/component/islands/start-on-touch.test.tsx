import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOnTouch } from '~/islands/start-on-touch';

const data = { records: [] };
const fetchData = vi.fn(async (_url: string) => Response.json(data));
let forms = 0;

/** Puts a form into a page with this search in its URL. `run` starts it. */
function buildForm(search = '') {
  history.replaceState(null, '', `/${search}`);
  const id = `form-${++forms}`;
  document.body.innerHTML = `<div id="${id}" data-file="/data.json">
    <form><input name="q"><button>Search</button></form>
    <input name="use" type="checkbox" value="tea"><input name="use" type="checkbox" value="rice">
    <select name="sort"><option value="">Best</option><option value="price">Price</option></select>
    <input value="0"><p data-failed></p>
  </div><button>Other</button>`;
  const [query, tea, rice, quantity] = document.querySelectorAll('input');
  const [sort, notice] = [document.querySelector('select'), document.querySelector('[data-failed]')];
  const button = document.querySelector('button');
  if (!query || !tea || !rice || !quantity || !sort || !notice || !button)
    throw new Error('a part is missing');

  const handled: string[] = [];
  const handle = ({ type, target }: Event) => {
    handled.push(
      `${type} ${target instanceof Element ? (target.getAttribute('name') ?? target.localName) : ''}`,
    );
  };
  const start = vi.fn((_form: HTMLElement, _data: typeof data) => ({
    input: handle,
    click: handle,
    submit: handle,
  }));
  const load = vi.fn(async () => ({ start }));
  const run = () => startOnTouch(`#${id}`, load, 'file');
  const started = (times = 1) => vi.waitFor(() => expect(start).toHaveBeenCalledTimes(times));
  const failed = (isSo: boolean) =>
    vi.waitFor(() => expect(notice.getAttribute('data-failed')).toBe(String(isSo)));
  const values = () => [query.value, tea.checked, rice.checked, sort.value, quantity.value];
  return { query, tea, sort, quantity, button, handled, start, load, run, started, failed, values };
}

/** Waits for a frame and for what a touch in it would have loaded. */
const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1)));

const setText = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });

beforeEach(() => vi.stubGlobal('fetch', fetchData));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchData.mockClear();
});

test.each(['pointerdown', 'focusin', 'input', 'change', 'click', 'keyup', 'submit'])(
  '%s loads the module and its data, once',
  async (type) => {
    const { button, load, run, started, start } = buildForm();
    run();
    for (const _ of 'ab') button.dispatchEvent(new Event(type, { bubbles: true }));
    await started();
    expect(load).toHaveBeenCalledOnce();
    expect(fetchData).toHaveBeenCalledExactlyOnceWith('/data.json');
    expect(start).toHaveBeenCalledWith(button.closest('[id]'), data);
  },
);

test('a page that nobody touches loads nothing, whatever else its URL contains', async () => {
  const { load, run, values } = buildForm('?utm=tea&price=9');
  run();
  fireEvent.click(document.body.lastElementChild ?? document.body);
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(values()).toEqual(['', false, false, '', '0']);
});

test('the page can load the module without a touch', async () => {
  const { run, started } = buildForm();
  void run()();
  await started();
});

test.each([
  ['?q=chilli', ['chilli', false, false, '', '0']],
  ['?use=rice&sort=price', ['', false, true, 'price', '0']],
  ['?use=tea&use=rice', ['', true, true, '', '0']],
  ['?use=painting&sort=colour', ['', false, false, '', '0']],
])('%s fills the fields and loads at once', async (search, values) => {
  const form = buildForm(search);
  form.run();
  await form.started();
  expect(form.values()).toEqual(values);
  expect(form.handled).toEqual([]);
});

test('input from before the script wins over the URL, and its handler gets it', async () => {
  const { query, tea, sort, handled, run, started, values } = buildForm('?q=salt&use=rice&sort=price');
  query.value = 'chilli';
  tea.checked = true;
  run();
  await started();
  expect(values()).toEqual(['chilli', true, true, 'price', '0']);
  expect(handled).toEqual(['input q', 'input use']);
  expect(sort.value).toBe('price');
});

test('fields that the browser restored as in the URL are no input', async () => {
  const { query, handled, run, started } = buildForm('?q=salt');
  query.value = 'salt';
  run();
  await started();
  expect(handled).toEqual([]);
});

test('handlers get events from before the module, in sequence, and later ones at once', async () => {
  const { query, sort, button, handled, run, started } = buildForm('?q=salt');
  run();
  setText(query, 'salty');
  setText(query, '');
  fireEvent.input(sort, { target: { value: 'price' } });
  for (const _ of 'ab') fireEvent.click(button, { bubbles: true });
  await started();
  const submit = 'submit form';
  const early = ['input q', 'input q', 'input sort', 'click button', submit, 'click button', submit];
  expect(handled).toEqual(early);
  expect(query.value).toBe('');
  setText(query, 'chilli');
  expect(handled).toEqual([...early, 'input q']);
});

test('a failed download keeps early input, drops clicks, and the next touch loads again', async () => {
  const { query, button, handled, load, run, started, failed } = buildForm();
  load.mockRejectedValueOnce(new Error('offline'));
  run();
  await failed(false);
  setText(query, 'chilli');
  fireEvent.click(button);
  await failed(true);
  expect([handled, query.value]).toEqual([[], 'chilli']);
  fetchData.mockRejectedValueOnce(new Error('offline'));
  fireEvent.focusIn(query);
  await vi.waitFor(() => expect(fetchData).toHaveBeenCalledTimes(2));
  await settle();
  fireEvent.focusIn(query);
  await started();
  await failed(false);
  expect(handled).toEqual(['input q']);
});

test('the form opens its own URL only after a failed download', async () => {
  const { query, load, run, started, failed } = buildForm();
  load.mockRejectedValueOnce(new Error('offline'));
  run();
  const isPrevented = () => !fireEvent.submit(query);
  expect(isPrevented()).toBe(true);
  await failed(true);
  expect(isPrevented()).toBe(false);
  await started();
  await failed(false);
  expect(isPrevented()).toBe(true);
});
