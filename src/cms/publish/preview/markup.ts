import { textOf } from '../sections';

/** A part of a built card. @throws Error where the page is built in another way than this knows */
export function find(card: Element, selector: string): Element {
  const found = card.querySelector(selector);
  if (!found) throw new Error(`the card has no ${selector}`);
  return found;
}

export function say(card: Element, selector: string, text: unknown): void {
  find(card, selector).textContent = textOf(text);
}

const asTyped = (text: string) => text;
const onOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

/** Puts a value in the place of the one that a phrase has. @throws Error where the page says that in another way */
export function put(part: Element, old: string | undefined, value: string): void {
  const text = part.textContent;
  const form = [asTyped, onOneLine].find((write) => old && text.includes(write(old)));
  if (!form) throw new Error(`'${text}' does not say '${old}'`);
  part.textContent = text.replace(form(old ?? ''), () => form(value));
}

/** The part of a phrase that is a day in words. */
const dayInText = /[\d०-९].*[\d०-९]|[A-Z].*\d/;

/** Puts a day in the place of the one that a phrase has, as it is stored or in words. */
export function putDay(part: Element, old: string, day: string, write: (day: string) => string): void {
  if (day === old) return;
  if (part.textContent.includes(old)) put(part, old, day);
  else put(part, dayInText.exec(part.textContent)?.[0], write(day));
}

/** Puts texts into as many copies of an element, or of what is inside it. */
export function repeat(card: Element, selector: string, texts: readonly string[], inside?: string): void {
  const like = find(card, selector);
  for (const other of card.querySelectorAll(selector)) if (other !== like) other.remove();
  const copies = texts.map((text) => {
    const copy = like.cloneNode(true) as Element;
    (inside ? find(copy, inside) : copy).textContent = text;
    return copy;
  });
  like.replaceWith(...copies);
}

/** Puts a picture into a card, or leaves its place empty. */
export function showPicture(card: Element, url: string): void {
  for (const source of card.querySelectorAll('.picture source')) source.remove();
  const image = find(card, '.picture img');
  image.removeAttribute('loading');
  if (url) image.setAttribute('src', url);
  else image.remove();
}
