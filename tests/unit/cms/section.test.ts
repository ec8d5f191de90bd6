import { expect, test } from 'vitest';
import { editors } from '~/cms/editors';
import { sectionAt, sectionPath, sectionTitle } from '~/cms/shell/section';

test('sections are found by their path, with or without a final slash', () => {
  for (const { id } of editors)
    for (const path of [sectionPath(id), `/cms/${id}`]) expect(sectionAt(path)).toBe(id);
  for (const path of ['/cms', '/cms/', '/cms/unknown', '/cms/faq/more', '/', '/faq'])
    expect(sectionAt(path), path).toBeUndefined();
});

test('sections have unique paths, keys, menu labels and titles', () => {
  const titled = editors.map((editor) => ({ ...editor, title: sectionTitle(editor.id) }));
  for (const text of ['id', 'key', 'menu', 'heading', 'title'] as const)
    expect(new Set(titled.map((editor) => editor[text])).size).toBe(editors.length);
});
