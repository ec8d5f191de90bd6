import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright/test';
import { createStaticServer, listen } from '~/serve/server';
import { launchOptions } from '../support/browser';
import { findUnbracketed, findUntranslated } from '../support/faults/untranslated';
import { findLayoutFaults } from '../support/geometry';
import { findPort } from '../support/port';
import { retry } from '../support/retry';

type Act = (page: Page) => Promise<unknown>;

/** Fills in all fields of a form. Typed text has brackets, like all texts of the pseudo-language. */
async function fillAll(form: ReturnType<Page['locator']>): Promise<void> {
  for (const select of await form.locator('select').all()) {
    // Loads the form's script, without which the next select stays disabled.
    await select.focus();
    await select.selectOption({ index: 1 });
  }
  for (const input of await form.locator('input:not([type=checkbox])').all()) {
    const kind = await input.evaluate((element) =>
      element instanceof HTMLInputElement ? `${element.type} ${element.inputMode}` : '',
    );
    if (kind.startsWith('email')) await input.fill('ram@example.com');
    else await input.fill(/tel|number|numeric/.test(kind) ? '12' : '[राम]');
  }
}

/** Parts of pages that appear only after an interaction. */
const states: { path: string; act: Act }[] = [
  { path: '', act: (page) => page.locator('[aria-haspopup=dialog]').first().click() },
  { path: 'products/?q=0000', act: (page) => page.locator('[data-none]').waitFor() },
  { path: 'products/?q=masu', act: (page) => page.locator('mark').first().waitFor() },
  {
    path: 'price-list/',
    act: async (page) => {
      await page.locator('[data-step="1"]').first().click();
      await page.locator('[data-order]').waitFor();
    },
  },
  {
    path: 'contact/',
    act: async (page) => {
      await page.locator('#contact-name').pressSequentially('1');
      await page.locator('#contact-phone').pressSequentially('x');
      await page.locator('#contact-email').fill('ram@');
      await page.locator('#contact-email').press('Tab');
      await page.locator('#contact-email-message:not(:empty)').waitFor();
    },
  },
  {
    path: 'contact/',
    act: async (page) => {
      await page.locator('#contact-email').fill('ram@example.com');
      await page.locator('main form [type=submit]').last().click();
      await page.locator('#contact-ready').waitFor();
      await page.locator('[aria-labelledby=contact-ready] button').click();
    },
  },
  {
    path: 'order/',
    act: async (page) => {
      const form = page.locator('main form');
      await fillAll(form);
      const pack = await form.locator('datalist option').first().getAttribute('value');
      await form
        .locator('[list]')
        .first()
        .fill(pack ?? '');
      await form.locator('[type=submit]').click();
      await page.locator('#order-summary').waitFor();
    },
  },
];

interface Visit {
  dist: string;
  language: string;
  /** Paths of the pages in the pseudo-language. */
  paths: readonly string[];
  /** The browser's preferred language. */
  locale: string;
  /** Names that may be outside of brackets. */
  names: readonly string[];
}

/** Rejects after a minute. Playwright has no timeout for `evaluate`, and a page may never respond. */
const timeOut = async (path: string): Promise<never> => {
  await setTimeout(60_000, undefined, { ref: false });
  throw new Error(`${path} did not answer within a minute`);
};

/**
 * Visits pages in the pseudo-language on a narrow phone, as they open and after an interaction.
 *
 * @returns layout faults, and texts and alerts in another language
 */
export async function visit({ dist, language, paths, locale, names }: Visit): Promise<string[]> {
  const server = createStaticServer(dist);
  const port = await listen(server, await findPort(), '127.0.0.1');
  const launch = launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  const faults: string[] = [];
  try {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${port}`,
      viewport: { width: 320, height: 700 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale,
    });
    const inspect = async (path: string, act: Act) => {
      const page = await context.newPage();
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        return dialog.accept();
      });
      await page.goto(path);
      await act(page);
      const layout = await findLayoutFaults(page);
      const said = alerts.map((alert) => findUnbracketed(alert, names)).filter(Boolean);
      const texts = [...said, ...findUntranslated(await page.content(), names)];
      await page.close();
      return { layout, texts };
    };
    const open = async (path: string, act: Act, isIntended: (fault: string) => boolean) => {
      const { layout, texts } = await retry(2, () => Promise.race([inspect(path, act), timeOut(path)]));
      const found = [...layout.filter((fault) => !isIntended(fault)), ...texts];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    };
    for (const path of paths) await open(path, unfold, () => false);
    // The drawer and the bar of the order sheet may cover the page.
    for (const { path, act } of states)
      await open(`/${language}/${path}`, act, (fault) => fault.endsWith('stand over each other'));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return faults;
}

/** Lays out the whole page with everything unfolded. */
const unfold: Act = (page) =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
