import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listElements } from '~/lib/build/built-pages';
import { securePage } from '~/lib/security/integration';
import { readSecuredPage } from '~/lib/security/page';

const read = (html: string) => readSecuredPage(listElements(html));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('reading a page hashes only inline scripts that run, each once', () => {
  const html = page(
    '<script>run()</script><script>run()</script><script type="application/ld+json">{}</script>',
    '<script type="module">import "x"</script><script src="/a.js"></script>' +
      '<script type="speculationrules">{"prefetch":[]}</script>',
  );
  expect(read(html).scripts).toEqual([hash('run()'), hash('import "x"'), hash('{"prefetch":[]}')]);
});

test('reading a page hashes the text as a browser reads it', () => {
  expect(read(page('<script>a\r\nb && "é"</script>')).scripts).toEqual([hash('a\nb && "é"')]);
  expect(read(page('<style>a>b{}</style>')).styles).toEqual([hash('a>b{}')]);
});

test.each([
  ['<style>a{background:url("data:image/svg+xml,x")}</style>', true],
  ['<img src="data:image/png;base64,AA">', true],
  ['<style>a{background:url(/x.svg)}</style><img src="/a.png" alt="data: sheet">', false],
])('reading a page looks for data: pictures in %s', (body, expected) => {
  expect(read(page('', body)).hasDataImages).toBe(expected);
});

test.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<button onclick="go()">', '<button onclick>'],
  ['<a href=" JavaScript:go()">', '<a href="javascript:">'],
  ['<template><i style="top:0"></i></template>', '<i style="top:0">'],
])('reading a page reports %s', (body, fault) => {
  expect(read(page('', body)).faults).toEqual([fault]);
  expect(() => securePage(page('', body), {})).toThrow('the content security policy blocks');
});

test('reading a page refuses a page without a character set', () => {
  expect(() => read('<!doctype html><title>x</title>')).toThrow('no <meta charset>');
});

test('securing a page puts the policy before all governed content', () => {
  const html = securePage(page('<title>x</title><style>a{}</style>'), {});
  expect(html).toMatch(
    /^<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><title>/,
  );
  expect(html).toContain(hash('a{}'));
});
