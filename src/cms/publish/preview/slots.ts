/** Slot values of a card by name. An undefined value removes the element around its slot. */
export interface SlotValues {
  readonly [slot: string]: string | undefined | readonly (string | Readonly<Record<string, string>>)[];
}

type Value = SlotValues[string] | Readonly<Record<string, string>>;
type Values = Readonly<Record<string, Value>>;

const slots = /\{([a-z]\w*)(?:\.(\w+))?\}/gi;

const ownTexts = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text);

/** Finds elements with a matching slot in their own text or attributes. */
function findSlotElements(root: Element, isMatching: (name: string) => boolean): Element[] {
  const hasSlot = (text: string) =>
    Array.from(text.matchAll(slots), ([, name = '']) => name).some(isMatching);
  return [root, ...root.querySelectorAll('*')].filter(
    (element) =>
      ownTexts(element).some(({ data }) => hasSlot(data)) ||
      Array.from(element.attributes, ({ value }) => value).some(hasSlot),
  );
}

/**
 * Finds the innermost element that contains all matching slots, and those of its children that contain one.
 */
function findSlotContainer(root: Element, isMatching: (name: string) => boolean = () => true) {
  const slotElements = findSlotElements(root, isMatching);
  let container = slotElements[0];
  while (container && !slotElements.every((slotElement) => container?.contains(slotElement)))
    container = container.parentElement ?? undefined;
  const children = [...(container?.children ?? [])].filter((child) =>
    slotElements.some((slotElement) => child.contains(slotElement)),
  );
  return { container, children };
}

/** Returns the list item of a frame's card, or one of several cards if a variant is given. */
export function findCard(root: Element, variant?: number): Element | undefined {
  const { container, children } = findSlotContainer(root);
  // The picture of a card is beside its slots.
  return variant === undefined ? (container?.closest('li') ?? container) : children[variant];
}

/**
 * Repeats a list item for each value. The frame has two: the first for the first value, the second for all
 * others.
 */
function fillList(root: Element, name: string, values: readonly Value[]): void {
  const { container, children } = findSlotContainer(root, (other) => other === name);
  const [first, second] = children;
  if (!container || !first || !second) return;
  if (values.length === 0) {
    container.remove();
    return;
  }
  const nodes = [...container.childNodes];
  const others = nodes.slice(nodes.indexOf(first) + 1, nodes.indexOf(second) + 1);
  const copies = values.flatMap((value, index) => {
    const copied = (index === 0 ? [first] : others).map((node) => node.cloneNode(true));
    for (const node of copied) if (node instanceof Element) fillSlots(node, { [name]: value });
    return copied;
  });
  for (const node of others) node.remove();
  first.replaceWith(...copies);
}

/** Fills the slots that have a value here and leaves all others. */
export function fillSlots(root: Element, values: Values): void {
  const findValue = (name: string, property?: string): unknown => {
    const value = values[name];
    return property === undefined ? value : Object(value)[property];
  };
  const fill = (text: string) =>
    text.replace(slots, (slot, name: string, property?: string) =>
      Object.hasOwn(values, name) ? String(findValue(name, property) ?? '') : slot,
    );
  const hasUndefinedSlot = (text: string) =>
    [...text.matchAll(slots)].some(
      ([, name = '', property]) => Object.hasOwn(values, name) && findValue(name, property) === undefined,
    );
  for (const [name, value] of Object.entries(values)) if (Array.isArray(value)) fillList(root, name, value);
  for (const element of findSlotElements(root, (name) => Object.hasOwn(values, name))) {
    for (const attribute of element.attributes) attribute.value = fill(attribute.value);
    const texts = ownTexts(element);
    if (texts.some(({ data }) => hasUndefinedSlot(data))) element.remove();
    else for (const text of texts) text.data = fill(text.data);
  }
}
