import { expect, test } from 'vitest';
import { findUntranslated } from '../../support/faults/untranslated';

const find = (body: string) =>
  findUntranslated(`<html lang="xx"><body>${body}</body></html>`, ['Meat Spice']);

test.each([
  ['a message', '<p>[Fiind <b>it</b> [Rs.]40] 40 · ★</p>'],
  ['a name', '<p>Meat Spice [x] ram@example.com</p>'],
  ['another language', '<p lang="ne" title="x">मासु</p>'],
  ['text that is never shown', '<script>x</script><style>x</style><p data-x="x"></p>'],
])('%s is allowed', (_, body) => {
  expect(find(body)).toEqual([]);
});

test.each([
  ['a text', '<p>Find it</p>', 'Find it'],
  ['a text between messages', '<p>[Fiind] by <b>[naamee]</b></p>', '[Fiind] by [naamee]'],
  ['half a message', '<p>[Fiind</p><p>it]</p>', '[Fiind'],
  ['a letter of another script', '<p>मसला</p>', 'मसला'],
  ['an attribute', '<input placeholder="Find">', 'placeholder: Find'],
  ['a text for browsers without scripts', '<noscript><p>Ring us</p></noscript>', 'Ring us'],
  ['a text in a template', '<template><p>Later</p></template>', 'Later'],
  ['metadata', '<meta name="description" content="Spices">', 'description: Spices'],
])('%s is found', (_, body, fault) => {
  expect(find(body)).toContain(fault);
});
