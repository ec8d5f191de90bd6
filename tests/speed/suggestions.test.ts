import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStaticServer, listen } from '~/serve/server';
import { slowPhone } from '../budgets';
import { findBrowser } from '../support/browser';
import { findSlowdown, slowDown, withFreshBrowser } from '../support/phone';
import { dist } from '../support/site';

/** One visit in time is enough, because other work on the machine only makes visits slower. */
const mostVisits = 8;
/** Milliseconds between visits, so that a slow minute of the machine does not meet all of them. */
const pause = 15_000;
const word = 'momo';

/** Times from a key to the painted list, in milliseconds. */
interface Answers {
  /** With all downloads. */
  first: number;
  /** The slowest of the later keys. */
  later: number;
}

let server: Server;
let home: string;

beforeAll(async () => {
  server = createStaticServer(dist);
  home = `http://127.0.0.1:${await listen(server, 4700, '127.0.0.1')}/`;
});

afterAll(() => {
  server.close();
});

const visit = (slowdown: number): Promise<Answers> =>
  withFreshBrowser(async (page) => {
    await slowDown(page, slowdown);
    await page.goto(home, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const times = await page.evaluateHandle(() => {
      const times: number[] = [];
      const field = document.querySelector('#drawer-query');
      field?.addEventListener('input', ({ timeStamp }) => {
        const painted = () =>
          requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
        const before = document.querySelector('#drawer [role=listbox]');
        if (before) painted();
        else
          new MutationObserver((_, observer) => {
            if (!document.querySelector('#drawer [role=option]')) return;
            observer.disconnect();
            painted();
          }).observe(document.body, { childList: true, subtree: true });
      });
      return times;
    });
    await page.locator('#drawer-query').tap();
    const [first = '', ...later] = word;
    await page.keyboard.press(first);
    const countTimes = (count: number) =>
      page.waitForFunction(([times, count]) => times.length === count, [times, count] as const);
    await countTimes(1);
    for (const [at, key] of later.entries()) {
      await page.keyboard.press(key);
      await countTimes(at + 2);
    }
    const [answer = Number.NaN, ...others] = await times.jsonValue();
    return { first: answer, later: Math.max(...others) };
  }, findBrowser());

it('suggestions answer keys in time on a slow phone', async () => {
  const all: Answers[] = [];
  const fastest = (figure: keyof Answers) => Math.min(...all.map((answers) => answers[figure]));
  const isFast = () =>
    fastest('first') <= slowPhone.firstSuggestions && fastest('later') <= slowPhone.laterSuggestions;
  let { slowdown } = slowPhone;
  while (all.length < mostVisits && !isFast()) {
    if (all.length > 0) await wait(pause);
    slowdown = await findSlowdown(inject('control'), { highest: slowdown, browser: findBrowser() });
    all.push(await visit(slowdown));
  }
  const print = (figure: keyof Answers) => all.map((answers) => Math.round(answers[figure])).join(', ');
  process.stdout.write(`  suggestions: first list after ${print('first')} ms, later ${print('later')} ms\n`);
  expect(fastest('first')).toBeLessThanOrEqual(slowPhone.firstSuggestions);
  expect(fastest('later')).toBeLessThanOrEqual(slowPhone.laterSuggestions);
}, 480_000);
