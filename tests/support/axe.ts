import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds in the main part of the page; what stands in a frame is another site's page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ target }) => target.length === 1).map(({ target }) => `${id}: ${target}`),
  );
  expect(found).toEqual([]);
}
