import { describe, expect, test } from 'vitest';
import { dashboardName, sectionAt, sectionPath, sections, sectionTitle } from '~/cms/section';

describe('the sections', () => {
  test('stand in the order of the sidebar', () => {
    expect(sections.map(({ menu }) => menu)).toEqual([
      'FAQ',
      'Gallery',
      'Products',
      'Order Online',
      'Dealers',
      'Testimonials',
      'Team',
      'Recipe',
      'Media Coverages',
      'Contact',
    ]);
  });

  test('are found by their address, with or without its last slash', () => {
    for (const { id } of sections) {
      expect(sectionAt(sectionPath(id))).toBe(id);
      expect(sectionAt(`/cms/${id}`)).toBe(id);
    }
  });

  test.each(['/cms', '/cms/', '/cms/unknown', '/cms/faq/more', '/', '/faq'])('%s is none of them', (path) => {
    expect(sectionAt(path)).toBeUndefined();
  });

  test('have titles of their own', () => {
    expect(dashboardName).toBe('Basna Dashboard');
    expect(sectionTitle()).toBe('Basna Dashboard · Basna Spices');
    expect(new Set(sections.map(({ id }) => sectionTitle(id))).size).toBe(10);
  });
});
