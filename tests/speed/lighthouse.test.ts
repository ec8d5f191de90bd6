import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer, listen } from '~/serve/server';
import { type SpeedBudget, speedBudgets } from '../budgets';
import { writeControl } from '../support/control';
import { findSpeedFaults, mergeVisits, type Visit } from '../support/faults/speed';
import { dist } from '../support/site';
import { startVisitor, type Visitor } from './visitor';

const rounds = 3;
/** A page that seems too slow may have met a slow moment: it is visited so many times more before it counts. */
const moreRounds = 4;
const lasting = ['accessibility', 'best-practices', 'seo'] as const;
const pages = Object.entries(speedBudgets);

const controlFolder = mkdtempSync(join(tmpdir(), 'control-'));
const servers: Server[] = [];
let visitor: Visitor;
let controlHost: string;
const controls: Visit[] = [];
const visits = new Map<string, Visit[]>(pages.map(([path]) => [path, []]));

async function serve(folder: string): Promise<string> {
  const server = createStaticServer(folder);
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 4700, '127.0.0.1')}`;
}

const findFaults = (path: string, budget: SpeedBudget) =>
  findSpeedFaults(mergeVisits(visits.get(path) ?? []), mergeVisits(controls), budget);

/** Rounds, not page after page, so that a slow minute of the machine meets the control page as well. */
beforeAll(async () => {
  if (process.env.SPEED_TRACE) return;
  await writeControl(controlFolder);
  controlHost = await serve(controlFolder);
  const host = await serve(dist);
  visitor = await startVisitor();
  for (let round = 0; round < rounds + moreRounds; round++) {
    const slow = pages.filter(([path, budget]) => round < rounds || findFaults(path, budget).length > 0);
    if (slow.length === 0) break;
    controls.push(await visitor.visit(controlHost));
    // What is no matter of time does not differ from visit to visit.
    for (const [path] of slow)
      visits.get(path)?.push(await visitor.visit(host + path, ...(round === 0 ? lasting : [])));
  }
}, 500_000);

afterAll(async () => {
  await visitor?.leave();
  for (const server of servers) server.close();
  rmSync(controlFolder, { recursive: true });
});

function print(name: string, { scores, paints }: Visit): void {
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  process.stdout.write(
    `  ${name.padEnd(16)} ${Object.values(scores).join('/').padEnd(16)} FCP ${seconds(paints.firstPaint)}, LCP ${seconds(paints.largestPaint)}, Speed Index ${seconds(paints.speedIndex)}, blocked ${Math.round(paints.blocked)} ms, shift ${paints.shift}\n`,
  );
}

describe.skipIf(process.env.SPEED_TRACE)(`Lighthouse for a phone, median of ${rounds} visits`, () => {
  it.each(pages)('%s keeps its budget', (path, budget) => {
    if (path === '/') print('control', mergeVisits(controls));
    print(path, mergeVisits(visits.get(path) ?? []));
    expect(findFaults(path, budget)).toEqual([]);
  });

  it('says what is wrong with a page that is broken on purpose', async () => {
    const faults = findSpeedFaults(
      await visitor.visit(`${controlHost}/broken/`, ...lasting),
      mergeVisits(controls),
      { performance: 97, firstPaint: 1.4, largestPaint: 1.25, speedIndex: 500 },
    ).join('\n');
    for (const part of [
      /performance: \d+ of 100, lost by .*total-blocking-time/,
      /accessibility: \d+ of 100, lost by .*image-alt/,
      /best-practices: \d+ of 100, lost by .*errors-in-console/,
      /seo: \d+ of 100, lost by .*meta-description/,
      /firstPaint: \d+ ms, more than 1.4 times/,
      /shift: /,
      /speedIndex: /,
    ])
      expect(faults).toMatch(part);
  }, 60_000);
});
