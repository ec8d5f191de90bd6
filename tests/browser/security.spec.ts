import type { Page } from '@playwright/test';
import { readBuilt } from '../support/site';
import { expect, test } from '../support/test';

// That pages ask for nothing that their policy blocks, the sweep over all pages shows: the console would tell.

/** Collects in the page what its policy blocks, from the first byte on. */
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

test('markup that got into a page does nothing', async ({ page }) => {
  /** What is blocked, by what would be. */
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
});

test('script that got into a page makes no code or markup of text and sends nothing', async ({ page }) => {
  await page.goto('/about/');
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
  // What the driver evaluates may make code of text; what a timer runs may not.
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

test('the host keeps other sites from framing this one', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/')).headers();
  expect(policy).toContain("frame-ancestors 'none'");
});
