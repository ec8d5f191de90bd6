import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { dashboardFolder, hashedFolder } from '~/config/base';
import { locales } from '~/config/locales';
import { type Budget, budgetOf, partBudgets } from '../budgets';
import { listVisited } from '../support/addresses';
import { findAll } from '../support/html';
import { follow, listScriptsOf, scripts } from '../support/scripts';
import { checkPages, pageAt, readBuilt, readSite } from '../support/site';
import { findSuggestions } from '../support/suggestions';

const { files } = readSite();
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const brotli = (paths: readonly string[]) =>
  sum(paths.map((path) => brotliCompressSync(readBuilt(path)).length));
/** Hosts compress pages on request, so not as small as they could. */
const asHosts = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Sizes of all scripts. */
const sizes = new Map([...scripts.keys()].map((path) => [path, gzip(readBuilt(path))]));

/** Scripts that come once a list, an order or a file of prices is read, which have a budget of their own. */
const pasteScripts = [...scripts.keys()].filter((path) =>
  /\/(?:PasteList|PasteOrder|parse-rows)\./.test(path),
);

function measure(path: string): Budget {
  const page = pageAt(path);
  const sheets = findAll(page, 'link', 'rel', 'stylesheet').map(({ attributes }) => attributes.href ?? '');
  return {
    document: brotliCompressSync([path, ...sheets].map(readBuilt).join(''), asHosts).length,
    styles: Buffer.byteLength(
      sheets.map(readBuilt).join('') +
        findAll(page, 'style')
          .map(({ text }) => text)
          .join(''),
    ),
    script: sum(listScriptsOf(path, pasteScripts).map((script) => sizes.get(script) ?? Number.NaN)),
  };
}

it('pages keep the budget of their kind', () => {
  const over = listVisited().flatMap((path) => {
    const budget = budgetOf(path);
    const measured = measure(path);
    return (['document', 'styles', 'script'] as const)
      .filter((part) => !(measured[part] <= budget[part]))
      .map((part) => `${path}: ${part} of ${measured[part]} bytes instead of ${budget[part]}`);
  });
  expect(over).toEqual([]);
});

it.each([
  ['PasteList', 'OrderPage'],
  ['PasteOrder', 'Dashboard'],
])('what %s loads besides %s keeps its budget', (part, page) => {
  const named = (name: string) => [...scripts.keys()].filter((path) => path.includes(`/${name}.`));
  const others = follow(named(page), new Set(pasteScripts));
  const own = follow(named(part)).filter((path) => named(part).includes(path) || !others.includes(path));
  const bytes = sum(own.map((path) => sizes.get(path) ?? Number.NaN));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(partBudgets.paste);
});

it('public pages include no script of the dashboard', () => {
  const [app = ''] = /_astro\/Dashboard\.[\w-]+\.js/.exec(readBuilt(dashboardFolder)) ?? [];
  expect(app).not.toBe('');
  const including = checkPages((_, path) => (readBuilt(path).includes(app) ? [app] : []));
  expect(including.filter((fault) => !fault.startsWith(dashboardFolder))).toEqual([]);
});

it.each(locales)('the suggestions in %s and their script keep their budget, besides React', (locale) => {
  const island = [...files].filter((path) => path.startsWith(`${hashedFolder}SearchBox.`));
  expect(island).toHaveLength(1);
  const own = follow(island).filter((path) => !/\/(?:react|jsx-runtime|rolldown-runtime)\./.test(path));
  expect(brotli([...own, findSuggestions(locale)])).toBeLessThanOrEqual(partBudgets.suggestions);
});

it('the finder loads a script and records within its budget', () => {
  const weigh = (ending: string) => {
    const parts = [...files].filter((path) => path.includes('/finder.') && path.endsWith(ending));
    expect(parts).toHaveLength(1);
    return brotli(parts);
  };
  expect(weigh('.js')).toBeLessThanOrEqual(partBudgets.finderScript);
  expect(weigh('.json')).toBeLessThanOrEqual(partBudgets.finderRecords);
});
