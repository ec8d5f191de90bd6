import { type AnyNode, type Node, parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { findAll } from '../support/html';
import { readBuilt, readSite } from '../support/site';

const { files, pages } = readSite();
const scripts = [...files]
  .filter((path) => path.endsWith('.js'))
  .map((path) => [path, readBuilt(path)] as const);
const inline = [...pages].flatMap(([path, page]) =>
  findAll(page, 'script')
    .filter(({ attributes: { src, type } }) => src === undefined && (!type || type === 'module'))
    .map(({ text }) => [text, path] as const),
);

/** Methods and properties that one of the oldest browsers lacks, and that no code may ask for. */
const newer = new Set(
  [
    'toSorted toReversed toSpliced with groupBy fromAsync withResolvers try isWellFormed toWellFormed',
    'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
    'canParse checkVisibility setHTMLUnsafe getHTML moveBefore closedBy throwIfAborted',
    'ariaLabel ariaExpanded ariaDisabled ariaHidden ariaCurrent ariaPressed ariaSelected ariaChecked ariaBusy ariaLive',
  ].flatMap((names) => names.split(' ')),
);
const lookbehind = /\(\?<[=!]/;

const isNode = (value: unknown): value is AnyNode =>
  typeof (value as Partial<Node> | null)?.type === 'string';

function findNewerIn(node: AnyNode): string[] {
  const own: string[] = [];
  if (node.type === 'StaticBlock') own.push('static block');
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
    if (newer.has(node.property.name)) own.push(`.${node.property.name}`);
  const texts =
    node.type === 'Literal' ? [node.raw] : node.type === 'TemplateElement' ? [node.value.raw] : [];
  own.push(...texts.filter((text = '') => lookbehind.test(text)).map((text = '') => text.slice(0, 80)));
  const children = Object.values(node).flat().filter(isNode);
  return own.concat(children.flatMap(findNewerIn));
}

/** Lists what the oldest browsers cannot parse or lack. Acorn checks syntax and regular expressions by edition. */
function findNewer(code: string): string[] {
  try {
    return findNewerIn(parse(code, { ecmaVersion: 2022, sourceType: 'module' }));
  } catch (error) {
    return [String(error)];
  }
}

describe('the oldest supported browsers', () => {
  it('parse every script', () => {
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.flatMap(([path, code]) => findNewer(code).map((found) => `${path}: ${found}`))).toEqual(
      [],
    );
  });

  it('parse the scripts inside pages', () => {
    const texts = new Map(inline);
    expect(texts.size).toBeGreaterThan(0);
    expect([...texts].flatMap(([code, path]) => findNewer(code).map((found) => `${path}: ${found}`))).toEqual(
      [],
    );
  });

  it.each([
    '/(?<=a)b/.test(x)',
    'new RegExp("(?<!a)b")',
    'new RegExp(`(?<=a)b`)',
    '/[a--b]/v.test(x)',
    '/(?<a>x)|(?<a>y)/.test(x)',
    '/(?i:x)/.test(x)',
    'class A { static { x() } }',
    'using a = x()',
    'list.toSorted()',
  ])('miss %s', (code) => {
    expect(findNewer(code)).toHaveLength(1);
  });
});
