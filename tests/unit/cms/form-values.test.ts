import { expect, test } from 'vitest';
import { adoptForm, readForm } from '~/cms/record/form-values';
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
