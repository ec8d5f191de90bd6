import type { Page } from 'playwright/test';
import { readBuilt } from '../support/site';
import { expect, test } from '../support/test';

// pages.spec.ts shows that no page violates its own policy, because the console would report it.

/** Records policy violations in the page from the first byte. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      blocked.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
    );
  });

const expectBlocked = (page: Page, blocked: string[]) =>
  expect
    .poll(() => page.evaluate(() => (window as Window & { blocked?: string[] }).blocked))
    .toEqual(expect.arrayContaining(blocked.map((one) => expect.stringContaining(one))));

test.beforeEach(async ({ page, watch }) => {
  watch.expect(/Content Security Policy|document requires 'Trusted|ERR_BLOCKED_BY_CSP|csp$|foreign request/i);
  await listen(page);
});

test('the policy blocks injected markup and scripts', async ({ page }) => {
  /** Injected markup by the violation that it must cause. */
  const injections = {
    'script-src-elem inline': '<script>document.title = "run"</script>',
    'script-src-elem https://other.example': '<script src="https://other.example/run.js"></script>',
    'script-src-attr inline': `<img src="/favicon.svg" alt="" onload="document.title = 'run'">`,
    'style-src-elem inline': '<style>main { display: none }</style>',
    'style-src-attr inline': '<p style="position: fixed; inset: 0">x</p>',
    'img-src https://other.example': '<img src="https://other.example/pixel.png" alt="">',
    'frame-src https://www.openstreetmap.org':
      '<iframe src="https://www.openstreetmap.org/" title="x"></iframe>',
    'base-uri https://other.example': '<base href="https://other.example/">',
    'object-src https://other.example': '<object data="https://other.example/x.swf"></object>',
  };
  const html = readBuilt('about/index.html').replace(
    '</main>',
    `${Object.values(injections).join('')}</main>`,
  );
  await page.route('**/about/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/about/');
  await expectBlocked(page, Object.keys(injections));
  expect(await page.title()).not.toBe('run');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const attempts = [
    () => Function('return 1')(),
    () => {
      document.body.innerHTML = '<img src="x">';
    },
    () => {
      const { trustedTypes } = window as Window & {
        trustedTypes?: { createPolicy: (name: string, rules: object) => object };
      };
      trustedTypes?.createPolicy('mine', { createHTML: (text: string) => text });
    },
    () => void fetch('https://elsewhere.example/').catch(() => undefined),
  ];
  // Trusted types apply to code run by a timer, but not to code that Playwright evaluates.
  for (const attempt of attempts)
    await page.evaluate(`setTimeout(() => { try { (${attempt})() } catch {} })`);
  await expectBlocked(page, [
    'require-trusted-types-for trusted-types-sink Function',
    'require-trusted-types-for trusted-types-sink Element innerHTML',
    'trusted-types trusted-types-policy mine',
    'connect-src https://elsewhere.example',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
