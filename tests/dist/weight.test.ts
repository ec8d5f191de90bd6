import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { dashboardFolder, hashedFolder, withBase } from '~/config/base';
import { locales } from '~/config/locales';
import { type Budget, budgetOf, partBudgets } from '../budgets';
import { listVisited } from '../support/addresses';
import { findAll } from '../support/html';
import { checkPages, pageAt, readBuilt, readSite } from '../support/site';
import { findSuggestions } from '../support/suggestions';

const { files } = readSite();
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const brotli = (paths: readonly string[]) =>
  sum(paths.map((path) => brotliCompressSync(readBuilt(path)).length));
/** Hosts compress pages on request, so not as small as they could. */
const asHosts = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Vite's list of what else the imported modules import. */
const preloads = /m\.f=\[[^\]]*\]/;

const listLoaded = (code: string, from = '/') =>
  [...code.replace(preloads, '').matchAll(/["'`]((?:\.{1,2}\/|\/?_astro\/)[\w./-]+\.js)["'`]/g)].map(
    ([, address = '']) => {
      const path = address.startsWith('_astro/') ? withBase(`/${address}`) : address;
      return new URL(path, `https://host${from}`).pathname;
    },
  );

/** Sizes of all scripts, and the addresses of those that each may load. */
const scripts = new Map(
  [...files]
    .filter((path) => path.endsWith('.js'))
    .map((path) => [path, { bytes: gzip(readBuilt(path)), loads: listLoaded(readBuilt(path), path) }]),
);

/** Scripts that come once a list or an order is pasted, which have a budget of their own. */
const pasteScripts = [...scripts.keys()].filter((path) =>
  /\/(?:PasteToOrder|PasteToSheet|PasteOrder)\./.test(path),
);

/** Lists scripts and all that they may load. */
function follow(paths: readonly string[], found = new Set<string>()): string[] {
  for (const path of paths.filter((path) => !found.has(path))) {
    found.add(path);
    follow(scripts.get(path)?.loads ?? [], found);
  }
  return [...found];
}

function measure(path: string): Budget {
  const page = pageAt(path);
  const named = page.elements.flatMap(({ attributes }) =>
    ['src', 'component-url', 'renderer-url'].flatMap((name) => attributes[name] ?? []),
  );
  const inline = findAll(page, 'script').flatMap(({ text }) => listLoaded(text));
  const own = follow(
    [...named.filter((address) => address.endsWith('.js')), ...inline],
    new Set(pasteScripts),
  );
  const sheets = findAll(page, 'link', 'rel', 'stylesheet').map(({ attributes }) => attributes.href ?? '');
  return {
    document: brotliCompressSync([path, ...sheets].map(readBuilt).join(''), asHosts).length,
    script: sum(
      own
        .filter((script) => !pasteScripts.includes(script))
        .map((script) => scripts.get(script)?.bytes ?? Number.NaN),
    ),
  };
}

it('pages keep the budget of their kind', () => {
  const over = listVisited().flatMap((path) => {
    const budget = budgetOf(path);
    const measured = measure(path);
    return (['document', 'script'] as const)
      .filter((part) => !(measured[part] <= budget[part]))
      .map((part) => `${path}: ${part} of ${measured[part]} bytes instead of ${budget[part]}`);
  });
  expect(over).toEqual([]);
});

it.each([
  ['PasteToOrder', 'OrderPage'],
  ['PasteToSheet', 'SearchBox'],
  ['PasteOrder', 'Dashboard'],
])('what %s loads besides %s keeps its budget', (part, page) => {
  const named = (name: string) => [...scripts.keys()].filter((path) => path.includes(`/${name}.`));
  const others = follow(named(page), new Set(pasteScripts));
  const own = follow(named(part)).filter((path) => named(part).includes(path) || !others.includes(path));
  const bytes = sum(own.map((path) => scripts.get(path)?.bytes ?? Number.NaN));
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
