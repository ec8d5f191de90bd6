import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Minified it is half as long to read for the browser, which does so once for each page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A filled order sheet has thousands of parts to look at. */
const timeout = 30_000;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, by WCAG 2.2 A and AA and best practice, each with the place; `part` limits it to a part. */
export async function findAxeFaults(page: Page, part?: string): Promise<string[]> {
  return look(page, { type: 'tag', values: tags }, part);
}

/** The same for the rules that another colour scheme can break. */
export async function findContrastFaults(page: Page, part?: string): Promise<string[]> {
  return look(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, part);
}

async function look(page: Page, runOnly: axe.RunOnly, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([part, runOnly]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // What passes is not described and no sheet is fetched again: each takes longer than to look. What stands in a
      // frame is another site's page and is not asked.
      return (await run(part, { runOnly, resultTypes: ['violations'], iframes: false, preload: false }))
        .violations;
    },
    [part, runOnly] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} (${failureSummary?.split('\n')[1]?.trim()})`),
  );
}

/**
 * Fails with what axe finds in a part of the page, in light colours and in dark ones. A busy browser may repaint in the
 * other colours a moment later, part by part.
 */
export async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(() => findAxeFaults(page, part), { message: 'axe', timeout }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(() => findContrastFaults(page, part), { message: 'contrast in the dark', timeout })
    .toEqual([]);
}
