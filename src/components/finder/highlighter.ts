import type { Piece } from '~/domain/search/highlight';

/** Returns a function that splits a text of the page into pieces, with matches as `<mark>`. */
export function createHighlighter(text: Text) {
  let shown: ChildNode[] = [text];
  return (pieces: readonly Piece[]): void => {
    const isPlain = pieces.every(({ hit }) => !hit);
    if (isPlain && shown[0] === text) return;
    const next = isPlain ? [text] : pieces.map(draw);
    shown[0]?.before(...next);
    for (const node of shown) node.remove();
    shown = next;
  };
}

function draw({ text, hit }: Piece): ChildNode {
  if (!hit) return new Text(text);
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
