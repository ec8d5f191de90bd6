import type { Page } from '@playwright/test';
import { readBuilt } from '../support/site';
import { expect, test } from '../support/test';

/** Collects in the page what its policy blocks, from the first byte on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      blocked.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
    );
  });

const readBlocked = (page: Page) => page.evaluate(() => (window as Window & { blocked?: string[] }).blocked);

/** Wakes every island of the page. */
async function hydrate(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('focusin', { bubbles: true });
    await expect(island).not.toHaveAttribute('ssr');
  }
}

/** Pages of every kind; that the others open without a violation the sweep over all routes shows. */
for (const path of [
  '/',
  '/about/',
  '/products/',
  '/contact/',
  '/order/',
  '/faq/',
  '/price-list/',
  '/cms/faq/',
])
  test(`${path} asks for nothing that its policy blocks`, async ({ page }) => {
    await listen(page);
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await readBlocked(page)).toEqual([]);
  });

const said =
  /Content Security Policy|document requires 'Trusted|ERR_BLOCKED_BY_CSP|csp$|foreign request|status (of )?404/i;

test.describe('markup that got into a page', () => {
  const injections: Record<string, { directive: string; markup: string }> = {
    'a script': { directive: 'script-src-elem', markup: '<script>document.title = "run"</script>' },
    'a script of another host': {
      directive: 'script-src-elem',
      markup: '<script src="https://other.example/run.js"></script>',
    },
    'a handler': {
      directive: 'script-src-attr',
      markup: `<img src="/gone.png" alt="" onerror="document.title = 'run'">`,
    },
    'a style': { directive: 'style-src-elem', markup: '<style>main { display: none }</style>' },
    'a style attribute': {
      directive: 'style-src-attr',
      markup: '<p style="position: fixed; inset: 0">x</p>',
    },
    'a picture of another host': {
      directive: 'img-src',
      markup: '<img src="https://other.example/pixel.png" alt="">',
    },
    'a frame': {
      directive: 'frame-src',
      markup: '<iframe src="https://www.openstreetmap.org/" title="x"></iframe>',
    },
    'another base': { directive: 'base-uri', markup: '<base href="https://other.example/">' },
    'a plug-in': { directive: 'object-src', markup: '<object data="https://other.example/x.swf"></object>' },
  };

  for (const [name, { directive, markup }] of Object.entries(injections))
    test(`does nothing: ${name}`, async ({ page, watch }) => {
      watch.expect(said);
      await listen(page);
      const html = readBuilt('about/index.html').replace('</main>', `${markup}</main>`);
      await page.route('**/about/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto('/about/');
      await expect
        .poll(() => readBlocked(page))
        .toEqual(expect.arrayContaining([expect.stringContaining(directive)]));
      expect(await page.title()).not.toBe('run');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test.describe('script that got into a page', () => {
  const attempts: Record<string, { directive: string; attempt: () => void }> = {
    'makes no code of text': {
      directive: 'require-trusted-types-for',
      attempt: () => Function('return 1')(),
    },
    'makes no markup of text': {
      directive: 'require-trusted-types-for',
      attempt: () => {
        document.body.innerHTML = '<img src="x">';
      },
    },
    'makes no policy of its own': {
      directive: 'trusted-types',
      attempt: () => {
        const { trustedTypes } = window as Window & {
          trustedTypes?: { createPolicy: (name: string, rules: object) => object };
        };
        trustedTypes?.createPolicy('mine', { createHTML: (text: string) => text });
      },
    },
    'sends nothing to anybody else': {
      directive: 'connect-src',
      attempt: () => void fetch('https://elsewhere.example/').catch(() => undefined),
    },
  };

  for (const [name, { directive, attempt }] of Object.entries(attempts))
    test(name, async ({ page, watch }) => {
      watch.expect(said);
      await listen(page);
      await page.goto('/about/');
      // What the driver evaluates may make code of text; what a timer runs may not.
      await page.evaluate(`setTimeout(() => { try { (${attempt})() } catch {} })`);
      await expect
        .poll(() => readBlocked(page))
        .toEqual(expect.arrayContaining([expect.stringContaining(directive)]));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('the host keeps other sites from framing this one', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/')).headers();
  expect(policy).toContain("frame-ancestors 'none'");
});
