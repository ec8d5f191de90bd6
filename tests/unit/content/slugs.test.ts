import { expect, test } from 'vitest';
import { checkSlugs } from '~/lib/content/slugs';

const row = (id: string, slug: string, was?: string[], group = 'box') => ({
  id,
  filePath: `src/content/products/${group}.yaml`,
  data: { group, slug, was },
});

test('accepts former slugs that no product of the category has', () => {
  expect(() =>
    checkSlugs([row('1', 'meat', ['meet']), row('2', 'fish'), row('3', 'meet', ['fish'], 'pouch')]),
  ).not.toThrow();
});

test.each([
  ['two equal slugs', [row('1', 'meat'), row('2', 'meat')], /row '2': .*row '1', box\/meat; give it a slug/],
  [
    'that of another product',
    [row('1', 'meat', ['fish']), row('2', 'fish')],
    /'1': was: 'fish' is .*row '2'/,
  ],
  ['its own slug as former one', [row('1', 'meat', ['meat'])], /row '1': was: 'meat' is .*row '1'/],
  ['two equal former slugs', [row('1', 'a', ['ox']), row('2', 'b', ['ox'])], /'2': was: 'ox' is .*row '1'/],
])('refuses %s, with file, row and reason', (_, rows, fault) => {
  expect(() => checkSlugs(rows)).toThrow(fault);
  expect(() => checkSlugs(rows)).toThrow('src/content/products/box.yaml: ');
});
