import { describe, expect, it } from 'vitest';
import { findMarkupFaults } from '../../support/faults/markup';
import { readHtml } from '../../support/html';

const wrap = (body: string) =>
  readHtml(`<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`);

describe('markup of a page', () => {
  it('has no fault if it is valid', () => {
    const body = `<h1 id="a">One</h1><h2>Two</h2><h3>Three</h3><h2>Two</h2>
      <div hidden><h1>Instead</h1></div><label for="n">Name</label><input id="n" aria-describedby="a n">
      <img src="/p.avif" alt="" width="2" height="1">`;
    expect(findMarkupFaults(wrap(body))).toEqual([]);
  });

  it.each([
    ['no h1', '<h2>Two</h2>', '0 h1'],
    ['two h1', '<h1>One</h1><h1>Two</h1>', '2 h1'],
    ['a heading before the h1', '<h2>Menu</h2><h1>One</h1>', "h2 'Menu' follows h0"],
    ['a level left out', '<h1>One</h1><h3>Three</h3>', "h3 'Three' follows h1"],
    ['an empty heading', '<h1>One</h1><h2> </h2>', 'empty h2'],
    ['a duplicate id', '<h1 id="a">One</h1><p id="a">x</p>', "id 'a' twice"],
    ['an empty id', '<h1 id="">One</h1>', "id '' twice"],
    ['a picture without alternative', '<h1>x</h1><img src="/p.avif" width="1" height="1">', 'no alt'],
    ['a picture without size', '<h1>x</h1><img src="/p.avif" alt="">', 'no size'],
    ['a navigation without a name', '<h1>x</h1><nav></nav>', 'a nav has no name'],
    ['a style attribute', '<h1 style="color:red">x</h1>', 'style attribute on h1'],
    ['an event handler', '<h1 onclick="go()">x</h1>', 'onclick handler on h1'],
    ['a label of nothing', '<h1>x</h1><label for="name">x</label>', "for of label names 'name'"],
    ['a description that is not there', '<h1 aria-describedby="x y">x</h1>', "names 'y'"],
    ['an attribute twice', '<h1 class="a" class="b">x</h1>', 'duplicate-attribute'],
    ['a bad attribute', '<h1 id="a"class="b">x</h1>', 'missing-whitespace-between-attributes'],
  ])('%s is a fault', (_, body, fault) => {
    expect(findMarkupFaults(wrap(body)).join('\n')).toContain(fault);
  });

  it('needs a doctype', () => {
    expect(findMarkupFaults(readHtml('<title>x</title><h1>x</h1>'))).toContain('parser: missing-doctype');
  });
});
