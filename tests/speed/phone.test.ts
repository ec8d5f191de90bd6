import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStaticServer, listen } from '~/serve/server';
import { type PhoneBudget, realSpeedBudgets } from '../budgets';
import { writeControl } from '../support/control';
import { findPaintFaults, mergeNumbers } from '../support/faults/speed';
import { dist } from '../support/site';
import { kilo } from '../support/traffic';
import { type PhoneVisit, visitByPhone, weighByPhone } from './phone';
import { countSent, type SentBodies } from './sent';

const rounds = 2;
/** A page that seems too slow may have met a slow moment: it is visited so many times more before it counts. */
const moreRounds = 4;
/** A page whose traces are to be kept, and none other visited: `npm run speed -- --trace /`. */
const traced = process.env.SPEED_TRACE;
const traces = 'test-results';
const budgets: Record<string, PhoneBudget> = traced
  ? { [traced]: { firstPaint: 2, largestPaint: 1.15 } }
  : realSpeedBudgets;
const pages = Object.entries(budgets);

const slowdown = inject('slowdown');
let controlHost: string;
const controlFolder = mkdtempSync(join(tmpdir(), 'control-'));
const servers: Server[] = [];
const visits = new Map<string, PhoneVisit[]>();
const bytes = new Map<string, { quiet: number; scrolled: number }>();

async function serve(folder: string): Promise<{ host: string; sent: SentBodies }> {
  const server = createStaticServer(folder);
  servers.push(server);
  return { host: `http://127.0.0.1:${await listen(server, 4700, '127.0.0.1')}`, sent: countSent(server) };
}

const median = (name: string) =>
  mergeNumbers<keyof PhoneVisit>((visits.get(name) ?? []).map((visit) => ({ ...visit })));

/** Rounds, not page after page, so that a slow minute of the machine meets the control page as well. */
beforeAll(async () => {
  await writeControl(controlFolder);
  const control = await serve(controlFolder);
  controlHost = control.host;
  const site = await serve(dist);
  const all = [
    ['control', `${control.host}/`] as const,
    ...pages.map(([path]) => [path, site.host + path] as const),
  ];
  for (const [path, { quiet, scrolled }] of pages)
    if (quiet || scrolled) bytes.set(path, await weighByPhone(site.host + path, site.sent));
  const isSlow = (name: string) => {
    const budget = budgets[name];
    return budget && findPaintFaults(median(name), median('control'), budget).length > 0;
  };
  for (let round = 1; round <= rounds + moreRounds; round++) {
    const due = all.filter(([name]) => round <= rounds || name === 'control' || isSlow(name));
    if (due.length === 1) break;
    for (const [name, url] of due) {
      const { visit, trace } = await visitByPhone(url, slowdown);
      visits.set(name, [...(visits.get(name) ?? []), visit]);
      if (!traced) continue;
      mkdirSync(traces, { recursive: true });
      writeFileSync(join(traces, `trace-${name === 'control' ? name : 'page'}-${round}.json`), trace);
    }
  }
}, 500_000);

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(controlFolder, { recursive: true });
  if (traced)
    process.stdout.write(`  The traces are in ${traces}/, to be opened in a browser's developer tools.\n`);
});

function print(name: string): void {
  const visit = median(name);
  const control = median('control');
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

describe(`a slow phone, by the later of ${rounds} visits or the median of more`, () => {
  it.each(pages)('%s keeps its budget', (path, budget) => {
    if (path === pages[0]?.[0]) print('control');
    print(path);
    const visit = median(path);
    const faults = findPaintFaults(visit, median('control'), budget);
    // The brand is to be seen at once: its faces come while the first view is read.
    if (visit.fonts > 1_500) faults.push(`fonts: ${Math.round(visit.fonts)} ms after the first paint`);
    for (const state of ['quiet', 'scrolled'] as const) {
      const sent = bytes.get(path)?.[state] ?? 0;
      const most = budget[state];
      if (most && sent > most) faults.push(`${state}: ${kilo(sent)} of ${kilo(most)}`);
    }
    expect(faults).toEqual([]);
  });

  it('a page that is broken on purpose does not', async () => {
    const { visit } = await visitByPhone(`${controlHost}/broken/`, slowdown);
    const faults = findPaintFaults(visit, median('control'), {
      firstPaint: 1.4,
      largestPaint: 1.25,
      blocked: 60,
    });
    for (const fault of [/firstPaint: \d+ ms, more than 1.4 times/, /blocked: \d+ ms, more than/, /shift: /])
      expect(faults.join('\n')).toMatch(fault);
  });
});
