import { type AnyNode, type Node, parse } from 'acorn';
import { expect, it } from 'vitest';
import { findAll } from '../support/html';
import { readBuilt, readSite } from '../support/site';

const { files, pages } = readSite();
/** Every script with its file, or with a page that contains it. */
const scripts = new Map([
  ...[...pages].flatMap(([path, page]) =>
    findAll(page, 'script')
      .filter(({ attributes: { src, type } }) => src === undefined && (!type || type === 'module'))
      .map(({ text }) => [text, path] as const),
  ),
  ...[...files].filter((path) => path.endsWith('.js')).map((path) => [readBuilt(path), path] as const),
]);

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

/** Code that asks whether a browser has a method does without it, like zod. */
const isAskedFor = (code: string, found: string) => new RegExp(`typeof \\w+\\${found}\\b`).test(code);

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
    const found = findNewerIn(parse(code, { ecmaVersion: 2022, sourceType: 'module' }));
    return found.filter((name) => !/^\.\w+$/.test(name) || !isAskedFor(code, name));
  } catch (error) {
    return [String(error)];
  }
}

it('the oldest supported browsers parse every script', () => {
  expect(scripts.size).toBeGreaterThan(50);
  expect([...scripts].flatMap(([code, path]) => findNewer(code).map((found) => `${path}: ${found}`))).toEqual(
    [],
  );
});
