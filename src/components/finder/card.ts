import { highlight } from '~/domain/search/highlight';
import { createHighlighter } from './highlighter';

/** A product's card: its names, and the list item that is shown, hidden and moved. */
export interface Card {
  id: string;
  name: string;
  otherName: string;
  item: HTMLElement;
  list: HTMLElement;
  /** Highlights matches of a query in the names. */
  highlight: (query: string) => void;
}

/** The cards below a node, in the order of the page. */
export function readCards(root: ParentNode): Card[] {
  return [...root.querySelectorAll('[id^=product-]')].flatMap((card) => {
    const item = card.closest('li');
    const list = item?.parentElement;
    if (!item || !list) return [];
    const texts = listTexts(card.querySelector('h2, h3, h4') ?? card);
    const highlighters = texts.map((text) => ({ text: text.data, show: createHighlighter(text) }));
    const [name = '', otherName = ''] = texts.map(({ data }) => data.trim());
    const highlightNames = (query: string) => {
      for (const { text, show } of highlighters) show(query ? highlight(text, query) : []);
    };
    const id = card.id.slice('product-'.length);
    return [{ id, name, otherName, item, list, highlight: highlightNames }];
  });
}

function listTexts(node: Node): Text[] {
  if (node instanceof Text) return node.data.trim() ? [node] : [];
  return [...node.childNodes].flatMap(listTexts);
}
