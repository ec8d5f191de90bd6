import { expect, test } from 'vitest';
import { adoptForm, listFormTexts, readForm } from '~/cms/record/form-values';
import { decodeRecord } from '~/cms/record/stored';
import { $sections, findRow } from '~/cms/sections';
import { locales } from '~/config/locales';
import { sections } from '~/lib/content-file/sections';

test('a draft of the release before opens with all that was typed', () => {
  $sections.set(sections);
  const row = findRow('faq');
  const site = Object.fromEntries(locales.map((locale) => [locale, { question: `${locale}?` }]));
  const form = adoptForm(row, { draft: { q: 'How hot?', a: 'Very.' }, siteFields: site });
  expect(form).toEqual(readForm(row, decodeRecord(row.key, { q: 'How hot?', a: 'Very.', site })));
  expect(Object.values(form)).toContain('How hot?');
  expect(adoptForm(row, form)).toBe(form);
});

test('an empty form has no text, and a ticked box says yes', () => {
  $sections.set(sections);
  const row = findRow('products');
  const listTyped = (form: object) => listFormTexts(row, form).flatMap(([, text]) => text || []);
  expect(listTyped(readForm(row))).toEqual([]);
  expect(listTyped({ ...readForm(row), soldOut: true })).toEqual(['yes']);
});
