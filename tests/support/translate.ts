/**
 * Translates a page as the translators of Chrome and Edge do: replaces each text by a copy, marked with `§`, in two
 * `<font>` elements, now and whenever the page writes one, and changes the language of the page. Reports each text
 * of an island that is not alone in its element, because React fails when it removes it or inserts before it. Runs
 * in the page, so it uses nothing from outside.
 */
export function translate(language: string): void {
  const skipped = 'script, style, noscript, textarea, [translate=no], font';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const { parentElement: parent } = text;
    if (parent.childElementCount > 0 && parent.closest('astro-island, astro-slot')?.matches('astro-island'))
      reportError(new Error(`not alone in its element: ${text.data}`));
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`§${text.data}`);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[aria-label]'))
    element.setAttribute('aria-label', `§${element.getAttribute('aria-label')}`);
  replaceAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) [target, ...addedNodes].forEach(replaceAll);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
