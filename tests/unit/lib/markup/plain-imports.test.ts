import { expect, test } from 'vitest';
import { dropHelper } from '~/lib/markup/plain-imports';

test('makes a plain import of one through the helper', () => {
  const code =
    'import{t as e}from"./preload-helper.DygEbaNj.js";import{a as b}from"./c.js";e(()=>import(`./late.js`),[]);';
  expect(dropHelper(code)).toBe(
    'const e=load=>load();import{a as b}from"./c.js";e(()=>import(`./late.js`),[]);',
  );
});

test('leaves scripts without it as they are', () => {
  const code = 'import{t as e}from"./session.js";e();';
  expect(dropHelper(code)).toBe(code);
});
