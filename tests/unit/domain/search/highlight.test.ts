import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from '~/domain/search/highlight';
import { codePoint } from '../../../support/texts';

/** The pieces as one text, hits in brackets. */
const mark = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

describe('what a query hits', () => {
  test.each([
    ['Meat Spice', 'me', '[Me]at Spice'],
    ['Meat Spice', 'spice meat', '[Meat] [Spice]'],
    ['Blackpepper Powder', 'pepper', 'Black[pepper] Powder'],
    ['Black Peeper Powder', 'pepper', 'Black [Peeper] Powder'],
    ['Black Peeper Powder', 'blackpepper', '[Black Peeper] Powder'],
    ['Mo:Mo Spice', 'momo', '[Mo:Mo] Spice'],
    ['Flex Seeds', 'flax', '[Flex] Seeds'],
    ['Bay Leaf', 'bay leaves', '[Bay] [Leaf]'],
    ['मासु मसला', 'मासुको', '[मासु] मसला'],
    ['जीरा धुलो', 'जिरा', '[जीरा] धुलो'],
    ['सुकुमेल', 'सुकु', '[सुकुमेल]'],
    ['Masu and masala', 'masu', '[Masu] and masala'],
    ['Mase and masala', 'masu', '[Mase] and masala'],
    ['', 'besar', ''],
    ['Tea Spice', 'besar', 'Tea Spice'],
    ['Jīrā', 'ji', '[Jīrā]'],
    ['İzmir Til', 'til', 'İzmir [Til]'],
    ['İzmir Til', 'zmir', '[İzmir] Til'],
  ])('in %j by %j is %j', (text, query, marked) => {
    expect(mark(text, query)).toBe(marked);
  });

  test('never changes the text, leaves no piece empty and no two hits side by side', () => {
    const word = fc.constantFrom(
      ...'Meat meet Mo:Mo momo जीरा jeera spice Spices black pepper İ é'.split(' '),
    );
    const phrase = fc.oneof(
      fc.array(word).map((words) => words.join(' ')),
      fc.string({ unit: codePoint }),
    );
    fc.assert(
      fc.property(phrase, phrase, (text, query) => {
        const pieces = highlight(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const [place, piece] of pieces.entries()) {
          expect(piece.text).not.toBe('');
          expect(piece.hit).not.toBe(pieces[place + 1]?.hit);
        }
      }),
    );
  });
});
