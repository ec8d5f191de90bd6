import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStaticServer, listen } from '~/serve/server';
import { type PhoneBudget, realSpeedBudgets } from '../budgets';
import { findPaintFaults, mergeNumbers } from '../support/faults/speed';
import { findSlowdown } from '../support/phone';
import { dist } from '../support/site';
import { kilo } from '../support/traffic';
import { type PhoneVisit, visitByPhone, weighByPhone } from './phone';
import { countSent } from './sent';

/** A page keeps its budget if it does in so many rounds, because other work on the machine delays single visits. */
const neededRounds = 2;
const mostRounds = 15;
/** Milliseconds after which no round begins. */
const longest = 500_000;
/** A page whose traces are to be kept, and none other visited: `npm run speed -- --trace /`. */
const traced = process.env.SPEED_TRACE;
const traces = 'test-results';
const budgets: Record<string, PhoneBudget> = traced
  ? { [traced]: { firstPaint: 2, largestPaint: 1.15 } }
  : realSpeedBudgets;
const pages = Object.entries(budgets);

interface Pair {
  visit: PhoneVisit;
  /** The visit of the control page in the same round, because machines become slower and faster. */
  control: PhoneVisit;
}

let slowdown = inject('slowdown');
const controlHost = inject('control');
let server: Server;
const pairs = new Map<string, Pair[]>(pages.map(([path]) => [path, []]));
const bytes = new Map<string, { quiet: number; scrolled: number }>();

const pairsOf = (path: string) => pairs.get(path) ?? [];

/** Takes the median of each number. */
const merge = (visits: readonly PhoneVisit[]) =>
  mergeNumbers<keyof PhoneVisit>(visits.map((visit) => ({ ...visit })));

function findFaults({ visit, control }: Pair, budget: PhoneBudget): string[] {
  const faults = findPaintFaults(visit, control, budget);
  // The brand is to be seen at once: its faces come while the first view is read.
  if (visit.fonts > 1_500) faults.push(`fonts: ${Math.round(visit.fonts)} ms after the first paint`);
  return faults;
}

const countPassed = (path: string, budget: PhoneBudget) =>
  pairsOf(path).filter((pair) => findFaults(pair, budget).length === 0).length;

async function visitOnce(url: string, file: string): Promise<PhoneVisit> {
  const { visit, trace } = await visitByPhone(url, slowdown);
  if (traced) {
    mkdirSync(traces, { recursive: true });
    writeFileSync(join(traces, `trace-${file}.json`), trace);
  }
  return visit;
}

/** Rounds, not page after page, so that a slow minute of the machine meets the control page as well. */
beforeAll(async () => {
  server = createStaticServer(dist);
  const host = `http://127.0.0.1:${await listen(server, 4700, '127.0.0.1')}`;
  const sent = countSent(server);
  for (const [path, { quiet, scrolled }] of pages)
    if (quiet || scrolled) bytes.set(path, await weighByPhone(host + path, sent));
  const end = performance.now() + longest;
  for (let round = 1; round <= mostRounds && performance.now() < end; round++) {
    const due = pages.filter(([path, budget]) => countPassed(path, budget) < neededRounds);
    if (due.length === 0) break;
    slowdown = await findSlowdown(controlHost, { highest: slowdown });
    const control = await visitOnce(controlHost, `control-${round}`);
    for (const [path] of due)
      pairsOf(path).push({ visit: await visitOnce(host + path, `page-${round}`), control });
  }
}, 800_000);

afterAll(() => {
  server.close();
  if (traced)
    process.stdout.write(`  The traces are in ${traces}/, to be opened in a browser's developer tools.\n`);
});

function print(name: string, visit: PhoneVisit, control: PhoneVisit): void {
  const against = (figure: 'firstPaint' | 'largestPaint') =>
    `${Math.round(visit[figure])} ms (${(visit[figure] / control[figure]).toFixed(2)} ×)`;
  const milliseconds = (['speedIndex', 'blocked', 'style', 'layout', 'fonts'] as const).map(
    (figure) => `${figure} ${Math.round(visit[figure])}`,
  );
  const sent = bytes.get(name);
  process.stdout.write(
    `  ${name.padEnd(16)} FCP ${against('firstPaint')}, LCP ${against('largestPaint')}, ${milliseconds.join(', ')}, ` +
      `shift ${visit.shift.toFixed(4)}${sent ? `, ${kilo(sent.quiet)}, scrolled ${kilo(sent.scrolled)}` : ''}\n`,
  );
}

describe(`a slow phone, in ${neededRounds} of up to ${mostRounds} visits`, () => {
  it.each(pages)('%s keeps its budget', (path, budget) => {
    const control = merge(pairsOf(path).map((pair) => pair.control));
    if (path === pages[0]?.[0]) print('control', control, control);
    print(path, merge(pairsOf(path).map(({ visit }) => visit)), control);
    if (countPassed(path, budget) < neededRounds)
      expect(pairsOf(path).map((pair) => findFaults(pair, budget))).toEqual([]);
    for (const state of ['quiet', 'scrolled'] as const)
      expect(bytes.get(path)?.[state] ?? 0, `bytes, ${state}`).toBeLessThanOrEqual(
        budget[state] ?? Number.POSITIVE_INFINITY,
      );
  });

  it('a page that is broken on purpose does not', async () => {
    const { visit } = await visitByPhone(`${controlHost}/broken/`, slowdown);
    const control = merge([...pairs.values()].flat().map((pair) => pair.control));
    const faults = findPaintFaults(visit, control, {
      firstPaint: 1.4,
      largestPaint: 1.25,
      blocked: 60,
    });
    for (const fault of [/firstPaint: \d+ ms, more than 1.4 times/, /blocked: \d+ ms, more than/, /shift: /])
      expect(faults.join('\n')).toMatch(fault);
  });
});
