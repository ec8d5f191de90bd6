import { afterAll, describe, expect, it } from 'vitest';
import { dashboardFolder } from '~/config/address';
import { budgetOf, kindOf } from '../budgets';
import { listPages } from '../support/addresses';
import { findWeightFaults } from '../support/faults/weight';
import { measure } from '../support/measure';
import { readBuilt, readSite } from '../support/site';

const pages = [...readSite().pages].map(([path, page]) => {
  const measured = measure(readBuilt(path), page, readBuilt);
  return { path, measured, kind: kindOf(path) };
});

describe('the weight of a built page', () => {
  it.each(pages)('$path keeps the budget of its kind, $kind', ({ path, measured }) => {
    expect(findWeightFaults(measured, budgetOf(path))).toEqual([]);
  });

  it('is known for every page', () => {
    expect(pages.length).toBeGreaterThan(30);
  });

  it('includes no script of the dashboard on a public page', () => {
    const [app = ''] = /_astro\/Dashboard\.[\w-]+\.js/.exec(readBuilt(dashboardFolder)) ?? [];
    expect(app).not.toBe('');
    for (const path of listPages().filter((path) => !path.startsWith(dashboardFolder)))
      expect(readBuilt(path).includes(app), path).toBe(false);
  });

  afterAll(() => {
    const kilo = (bytes: number) => (bytes / 1024).toFixed(1).padStart(8);
    const lines = pages.map(
      ({ path, measured, kind }) =>
        `${path.padEnd(22)}${kind.padEnd(10)}${kilo(measured.document)}${kilo(measured.documentGzip)}${kilo(measured.script)}${kilo(measured.scriptInAll)}`,
    );
    const head = `${'page'.padEnd(22)}${'kind'.padEnd(10)}${['br', 'gzip', 'script', 'in all'].map((name) => name.padStart(8)).join('')}`;
    process.stdout.write(
      `\nweights in KB: page with styles, script before a touch and in all\n${head}\n${lines.join('\n')}\n`,
    );
  });
});
