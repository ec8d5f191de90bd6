/** The values of a card's slots by name. A value that is undefined removes the element around its slot. */
export interface SlotValues {
  readonly [slot: string]: string | undefined | readonly (string | Readonly<Record<string, string>>)[];
}

type Value = SlotValues[string] | Readonly<Record<string, string>>;
type Values = Readonly<Record<string, Value>>;

const slots = /\{([a-z]\w*)(?:\.(\w+))?\}/gi;

const ownTexts = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text);

/** Finds the elements with a slot in a text or an attribute of their own. */
function findHolders(root: Element, isMeant: (name: string) => boolean): Element[] {
  const hasSlot = (text: string) => Array.from(text.matchAll(slots), ([, name = '']) => name).some(isMeant);
  return [root, ...root.querySelectorAll('*')].filter(
    (element) =>
      ownTexts(element).some(({ data }) => hasSlot(data)) ||
      Array.from(element.attributes, ({ value }) => value).some(hasSlot),
  );
}

/** Finds the innermost element that contains all slots meant, and those of its children that contain one. */
function findAround(root: Element, isMeant: (name: string) => boolean = () => true) {
  const holders = findHolders(root, isMeant);
  let around = holders[0];
  while (around && !holders.every((holder) => around?.contains(holder)))
    around = around.parentElement ?? undefined;
  const parts = [...(around?.children ?? [])].filter((part) =>
    holders.some((holder) => part.contains(holder)),
  );
  return { around, parts };
}

/** Returns the card of a frame, or one of several if a variant is given. */
export function findCard(root: Element, variant?: number): Element | undefined {
  const { around, parts } = findAround(root);
  return variant === undefined ? around : parts[variant];
}

/** Repeats the element of a list for each of its values: the first element for the first value, else the second. */
function fillList(root: Element, name: string, values: readonly Value[]): void {
  const { around, parts } = findAround(root, (other) => other === name);
  const [first, second] = parts;
  if (!around || !first || !second) return;
  if (values.length === 0) {
    around.remove();
    return;
  }
  const nodes = [...around.childNodes];
  const others = nodes.slice(nodes.indexOf(first) + 1, nodes.indexOf(second) + 1);
  const copies = values.flatMap((value, index) => {
    const copied = (index === 0 ? [first] : others).map((node) => node.cloneNode(true));
    for (const node of copied) if (node instanceof Element) fillSlots(node, { [name]: value });
    return copied;
  });
  for (const node of others) node.remove();
  first.replaceWith(...copies);
}

/** Fills the slots of an element that have a value here, and leaves all others. */
export function fillSlots(root: Element, values: Values): void {
  const read = (name: string, inner?: string): unknown => {
    const value = values[name];
    return inner === undefined ? value : Object(value)[inner];
  };
  const write = (text: string) =>
    text.replace(slots, (gap, name: string, inner?: string) =>
      Object.hasOwn(values, name) ? String(read(name, inner) ?? '') : gap,
    );
  const isGone = (text: string) =>
    [...text.matchAll(slots)].some(
      ([, name = '', inner]) => Object.hasOwn(values, name) && read(name, inner) === undefined,
    );
  for (const [name, value] of Object.entries(values)) if (Array.isArray(value)) fillList(root, name, value);
  for (const element of findHolders(root, (name) => Object.hasOwn(values, name))) {
    for (const attribute of element.attributes) attribute.value = write(attribute.value);
    const texts = ownTexts(element);
    if (texts.some(({ data }) => isGone(data))) element.remove();
    else for (const text of texts) text.data = write(text.data);
  }
}
