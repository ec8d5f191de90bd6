import { highlight } from '~/domain/search/highlight';
import { makeMark } from './mark';

/** A product's card: its names, and the list item that is shown, hidden and moved. */
export interface Card {
  id: string;
  name: string;
  otherName: string;
  item: HTMLElement;
  list: HTMLElement;
  /** Highlights matches of a query in the names. */
  mark: (query: string) => void;
}

/** The cards below a node, in the order of the page. */
export function readCards(root: ParentNode): Card[] {
  return [...root.querySelectorAll('[id^=product-]')].flatMap((card) => {
    const item = card.closest('li');
    const list = item?.parentElement;
    if (!item || !list) return [];
    const texts = listTexts(card.querySelector('h2, h3, h4') ?? card);
    const marks = texts.map((text) => ({ text: text.data, mark: makeMark(text) }));
    const [name = '', otherName = ''] = texts.map(({ data }) => data.trim());
    const mark = (query: string) => {
      for (const { text, mark } of marks) mark(query ? highlight(text, query) : []);
    };
    return [{ id: card.id.slice('product-'.length), name, otherName, item, list, mark }];
  });
}

function listTexts(node: Node): Text[] {
  if (node instanceof Text) return node.data.trim() ? [node] : [];
  return [...node.childNodes].flatMap(listTexts);
}
