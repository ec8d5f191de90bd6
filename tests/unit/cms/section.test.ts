import { expect, test } from 'vitest';
import { editors } from '~/cms/editors';
import { sectionAt, sectionPath } from '~/cms/shell/section';

test('sections are found by their path, with or without a final slash', () => {
  for (const { id } of editors)
    for (const path of [sectionPath(id), `/cms/${id}`]) expect(sectionAt(path)).toBe(id);
  for (const path of ['/cms', '/cms/', '/cms/unknown', '/cms/faq/more', '/', '/faq'])
    expect(sectionAt(path), path).toBeUndefined();
});
