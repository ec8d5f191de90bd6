/** Values of slots by name. A list repeats its element. A blank value removes the element around its slot. */
export interface SlotValues {
  readonly [slot: string]: string | undefined | Item | readonly Item[];
}

type Item = string | Readonly<Record<string, string>>;

const slots = /\{([a-z]\w*)(?:\.(\w+))?\}/gi;

/** Fills the slots in all elements of a page's part. */
export function fillSlots(root: Element, values: SlotValues): void {
  for (const element of root.querySelectorAll('*')) fillElement(element, values);
}

function fillElement(element: Element, values: SlotValues): void {
  // The page has a window of its own, so its nodes are no instances of this window's classes.
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const found = texts.flatMap(({ textContent }) => [...(textContent ?? '').matchAll(slots)]);
  const list = found.find(([, name = '']) => Array.isArray(values[name]));
  if (list) {
    const [, name = ''] = list;
    repeatElement(element, name, values[name] as readonly Item[]);
    return;
  }
  const read = (name = '', property?: string): string =>
    (property ? Reflect.get(Object(values[name]), property) : values[name]) ?? '';
  const fill = (text: string) =>
    text.replace(slots, (_, name: string, property?: string) => read(name, property));
  for (const attribute of element.attributes) attribute.value = fill(attribute.value);
  if (found.some(([, name, property]) => read(name, property) === '')) element.remove();
  else for (const text of texts) text.textContent = fill(text.textContent ?? '');
}

/** Repeats an element for each value, or removes what is around it if there is none. */
function repeatElement(element: Element, name: string, values: readonly Item[]): void {
  const copies = values.map((value) => {
    const copy = element.cloneNode(true) as Element;
    fillElement(copy, { [name]: value });
    return copy;
  });
  if (copies.length === 0) element.parentElement?.remove();
  else element.replaceWith(...copies.flatMap((copy, index) => (index > 0 ? [' ', copy] : [copy])));
}
