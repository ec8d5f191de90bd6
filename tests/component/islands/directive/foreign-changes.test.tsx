import { expect, test } from 'vitest';
import { rememberNodes } from '~/islands/directive/foreign-changes';

function build(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  const built = island.innerHTML;
  return { island, built, undo: rememberNodes(island) };
}

const form = '<form><label>Name</label><p><svg></svg>Call us</p><input><textarea></textarea></form>';

test.each([
  ['an icon beside a field', 'input', (input: Element) => input.after(document.createElement('i')), true],
  ['an element around a field', 'input', (input: Element) => wrap(input), false],
  ['a removed element', 'svg', (icon: Element) => icon.remove(), false],
  ['the only text of an element', 'label', (label: Element) => translate(label), true],
  ['a text beside an element', 'p', (paragraph: Element) => translate(paragraph), false],
  ['a text changed in place', 'p', (paragraph: Element) => rewrite(paragraph), true],
])('%s is as built during hydration', (_, selector, change, isRepeated) => {
  const { island, built, undo } = build(form);
  change(island.querySelector(selector) as Element);
  const changed = island.innerHTML;
  expect(changed).not.toBe(built);
  const repeat = undo();
  expect(island.innerHTML).toBe(built);
  repeat();
  expect(island.innerHTML).toBe(isRepeated ? changed : built);
});

test('a field keeps its text and the focus', () => {
  const { island, undo } = build(form);
  const input = island.querySelector('input') as HTMLInputElement;
  wrap(input);
  input.value = 'Maya';
  input.focus();
  undo();
  expect(island.querySelector('input')).toBe(input);
  expect([input.value, document.activeElement]).toEqual(['Maya', input]);
});

test('a slot keeps its changes', () => {
  const { island, undo } = build('<astro-slot><p>Home</p></astro-slot>');
  translate(island.querySelector('p') as Element);
  undo();
  expect(island.textContent).toBe('§');
});

test('what React has changed since is not replaced', () => {
  const { island, undo } = build(form);
  const label = island.querySelector('label') as Element;
  translate(label);
  const repeat = undo();
  label.replaceChildren('Full name');
  repeat();
  expect(label.textContent).toBe('Full name');
});

function wrap(element: Element): void {
  const wrapper = document.createElement('div');
  element.replaceWith(wrapper);
  wrapper.append(element);
}

function translate({ lastChild }: Element): void {
  const font = document.createElement('font');
  font.append('§');
  lastChild?.replaceWith(font);
}

function rewrite({ lastChild }: Element): void {
  if (lastChild) lastChild.nodeValue = '§';
}
