type Nodes = readonly ChildNode[];

const isSame = (some: Nodes, others: Nodes) =>
  some.length === others.length && some.every((node, at) => node === others[at]);

/**
 * Remembers the nodes of an island as built. The returned function undoes what translators and extensions have
 * changed since, because React would discard the island with all input. Fields stay in the page, so they keep
 * their text, and the focus is restored. It returns a function that repeats the changes that React tolerates
 * after hydration. React does not compare slots.
 */
export function rememberNodes(island: Element): () => () => void {
  const lists = new Map<Element, Nodes>();
  const texts = new Map<ChildNode, string>();
  const remember = (parent: Element) => {
    lists.set(parent, [...parent.childNodes]);
    for (const node of parent.childNodes)
      if (node instanceof Text) texts.set(node, node.data);
      else if (node instanceof Element && node.localName !== 'astro-slot') remember(node);
  };
  remember(island);

  return () => {
    const repeats: (() => unknown)[] = [];
    const { activeElement } = document;
    for (const [parent, built] of lists) {
      const changed = [...parent.childNodes];
      if (isSame(changed, built)) continue;
      setChildren(parent, built);
      // React ignores added nodes, and replaces the only text of an element as a whole.
      if ((built.length === 1 && built.some((node) => texts.has(node))) || isSubset(built, changed))
        repeats.push(() => isSame([...parent.childNodes], built) && setChildren(parent, changed));
    }
    for (const [text, built] of texts) {
      const changed = text.nodeValue;
      if (changed === built) continue;
      text.nodeValue = built;
      repeats.push(() => {
        if (text.nodeValue === built) text.nodeValue = changed;
      });
    }
    if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
      activeElement.focus({ preventScroll: true });
    return () => {
      for (const repeat of repeats) repeat();
    };
  };
}

const isSubset = (some: Nodes, all: Nodes) => some.every((node) => all.includes(node));

/** Moves only nodes that are not in their place, because a moved field loses the focus. */
function setChildren(parent: Element, nodes: Nodes): void {
  for (const node of [...parent.childNodes]) if (!nodes.includes(node)) node.remove();
  for (const [at, node] of nodes.entries())
    if (parent.childNodes[at] !== node) parent.insertBefore(node, parent.childNodes[at] ?? null);
}
