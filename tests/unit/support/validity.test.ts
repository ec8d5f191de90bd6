import { describe, expect, it } from 'vitest';
import { findValidityFaults } from '../../support/faults/validity';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><main>${body}</main></body></html>`;

describe('the check of HTML', () => {
  it('finds nothing in a sound page', async () => {
    expect(await findValidityFaults(page('<h1>Spice</h1><p>Cumin</p>'))).toEqual([]);
  });

  it.each([
    ['a block inside a paragraph', '<p>Cumin<div>seed</div></p>', 'close-order'],
    ['an element that is never closed', '<section><h1>Spice</h1>', 'close-order'],
    ['a list of anything', '<ul><p>Cumin</p></ul>', 'element-permitted-content'],
    ['a style in the body', '<section><style>a{}</style></section>', 'element-permitted-content'],
    ['a link in a link', '<a href="/"><a href="/">x</a></a>', 'element-permitted-content'],
    ['an attribute twice', '<p id="a" id="b">x</p>', 'no-dup-attr'],
    ['an unknown attribute value', '<input type="colour" aria-label="x">', 'attribute-allowed-values'],
    [
      'an attribute where it means nothing',
      '<input type="checkbox" autocomplete="off">',
      'valid-autocomplete',
    ],
  ])('finds %s', async (_, body, rule) => {
    expect((await findValidityFaults(page(body))).join('\n')).toContain(`${rule}:`);
  });
});
