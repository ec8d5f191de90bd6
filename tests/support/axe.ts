import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What passes is not described, no tab is opened to join results and no sheet is fetched again: each takes longer than
 * to look. What stands in a frame is another site's page and is not asked.
 */
const build = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false, preload: false })
    .setLegacyMode();

/** What axe finds wrong, by WCAG 2.2 A and AA and best practice, each with the place; `part` limits it to a part. */
export async function findAxeFaults(page: Page, part?: string): Promise<string[]> {
  return look(build(page).withTags(tags), part);
}

/** The same for the rules that another colour scheme can break. */
export async function findContrastFaults(page: Page, part?: string): Promise<string[]> {
  return look(build(page).withRules(['color-contrast', 'link-in-text-block']), part);
}

async function look(axe: AxeBuilder, part?: string): Promise<string[]> {
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} (${failureSummary?.split('\n')[1]?.trim()})`),
  );
}

/** Fails with what axe finds in a part of the page, in light colours and in dark ones. */
export async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findAxeFaults(page, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A busy browser may repaint in the other colours a moment later, part by part.
  await expect.poll(() => findContrastFaults(page, part), 'contrast in the dark').toEqual([]);
}
