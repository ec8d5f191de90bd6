import { describe, expect, test } from 'vitest';
import { editors } from '~/cms/editors';
import { dashboardName, sectionAt, sectionPath, sectionTitle } from '~/cms/shell/section';
import { site } from '~/config/site';

describe('the sections', () => {
  test('are found by their path, with or without a final slash', () => {
    for (const { id } of editors) {
      expect(sectionAt(sectionPath(id))).toBe(id);
      expect(sectionAt(`/cms/${id}`)).toBe(id);
    }
  });

  test.each(['/cms', '/cms/', '/cms/unknown', '/cms/faq/more', '/', '/faq'])('%s is none of them', (path) => {
    expect(sectionAt(path)).toBeUndefined();
  });

  test('have unique paths, keys, menu labels and titles', () => {
    for (const text of ['id', 'key', 'menu', 'heading'] as const)
      expect(new Set(editors.map((editor) => editor[text])).size).toBe(editors.length);
    expect(sectionTitle()).toBe(`${dashboardName} · ${site.brand.fullName}`);
    expect(new Set(editors.map(({ id }) => sectionTitle(id))).size).toBe(editors.length);
  });
});
