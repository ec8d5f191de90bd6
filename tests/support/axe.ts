import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** The minified file, because the browser parses it on each page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A filled order sheet has thousands of elements to check. */
const timeout = 30_000;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists axe's violations of WCAG 2.2 A and AA and best practice with their places. `part` limits the search.
 */
export async function findAxeFaults(page: Page, part?: string): Promise<string[]> {
  return look(page, { type: 'tag', values: tags }, part);
}

/** The rules that depend on the colour scheme. They are the slowest. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Lists violations of the rules that depend on the colour scheme. */
export async function findContrastFaults(page: Page, part?: string): Promise<string[]> {
  return look(page, { type: 'rule', values: colourRules }, part);
}

/** Lists violations of all other rules. */
export async function findFaultsOfWords(page: Page): Promise<string[]> {
  return look(page, { type: 'tag', values: tags }, 'html', colourRules);
}

async function look(page: Page, runOnly: axe.RunOnly, part = 'html', left: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([part, runOnly, left]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // Skips details of passed rules, style sheets and frames, because they are slow. A frame is another
      // site's page.
      const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
      // A row that is not laid out yet has an estimated size, and its buttons seem to lie under the next row.
      for (const element of document.querySelectorAll<HTMLElement>('body *'))
        if (getComputedStyle(element).contentVisibility === 'auto')
          element.style.contentVisibility = 'visible';
      return (
        await run(part, { runOnly, rules, resultTypes: ['violations'], iframes: false, preload: false })
      ).violations;
    },
    [part, runOnly, left] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} (${failureSummary?.split('\n')[1]?.trim()})`),
  );
}

/**
 * Expects no violations in a part of the page, in both colour schemes. Retries, because a busy browser
 * repaints late.
 */
export async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(() => findAxeFaults(page, part), { message: 'axe', timeout }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(() => findContrastFaults(page, part), { message: 'contrast in the dark', timeout })
    .toEqual([]);
}
