import { describe, expect, test } from 'vitest';
import { mergeStyles } from '~/lib/markup/styles';

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

describe('merging styles', () => {
  test('makes one style of all, in their order, at the place of the first', () => {
    const html = page('<style>a{}</style><title>x</title><style>b{}</style>', '<style>c{}</style>');
    expect(mergeStyles(html)).toBe(page('<style>a{}\nb{}\nc{}</style><title>x</title>'));
  });

  test.each([
    ['one style', '<style>a{}</style>'],
    ['a linked sheet between', '<style>a{}</style><link rel="stylesheet" href="/x.css"><style>b{}</style>'],
    ['an import in a later style', '<style>a{}</style><style>@import "x";</style>'],
  ])('leaves a page with %s as it is', (_, head) => {
    expect(mergeStyles(page(head))).toBe(page(head));
  });

  test('leaves a style for one medium alone', () => {
    const html = page('<style>a{}</style><style media="print">b{}</style><style>c{}</style>');
    expect(mergeStyles(html)).toBe(page('<style>a{}\nc{}</style><style media="print">b{}</style>'));
  });
});
