import { statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { addressOf, dashboardFolder, hashedFolder, pathAt } from '~/config/address';
import { locales } from '~/config/locales';
import { pathOf } from '~/config/routes';
import { type Budget, budgetOf, partBudgets, phoneBudgets } from '../budgets';
import { listVisited } from '../support/addresses';
import { findAll, type ParsedPage } from '../support/html';
import { checkPages, dist, pageAt, readBuilt, readSite } from '../support/site';
import { findSuggestions } from '../support/suggestions';

const { files } = readSite();
/** Runs once for each input, because pages share their scripts. */
function keep<Value>(compute: (input: string) => Value): (input: string) => Value {
  const kept = new Map<string, Value>();
  return (input) => {
    const value = kept.get(input) ?? compute(input);
    kept.set(input, value);
    return value;
  };
}
const gzip = keep((code) => (code ? gzipSync(code, { level: 9 }).length : 0));
const brotli = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + brotliCompressSync(readBuilt(path)).length, 0);

const mentions = /["'`]((?:\.{1,2}\/|\/?_astro\/)[\w./-]+\.js)["'`]/g;

const listAddresses = (code: string, from: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(
    ([, address = '']) =>
      new URL(address.startsWith('_astro/') ? addressOf(`/${address}`) : address, `https://host${from}`)
        .pathname,
  );
/** Static imports. Dynamic ones load later. */
const listImported = keep((path) =>
  listAddresses(
    readBuilt(path),
    path,
    /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["']([^"']+)["']/g,
  ),
);
/** All scripts that a script may load. */
const listMentioned = keep((path) => listAddresses(readBuilt(path), path, mentions));

/** Lists scripts and those that they load. */
function follow(
  paths: readonly string[],
  list: (path: string) => string[],
  found = new Set<string>(),
): Set<string> {
  for (const path of paths.filter((path) => !found.has(path))) {
    found.add(path);
    follow(list(path), list, found);
  }
  return found;
}

/** Scripts whose type says that they contain code, not data. */
const listScripts = (page: ParsedPage) =>
  findAll(page, 'script').filter(({ attributes: { type = '' } }) =>
    ['', 'module', 'text/javascript'].includes(type),
  );

/** Hosts compress pages on request, so not as small as they could. */
const asHosts = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

function measure(page: ParsedPage, path: string): Budget {
  const scripts = listScripts(page);
  const linked = scripts.flatMap(({ attributes }) => attributes.src ?? []);
  const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => text);
  const islands = page.elements.flatMap(({ attributes }) =>
    ['src', 'component-url', 'renderer-url'].flatMap((name) => attributes[name] ?? []),
  );
  const inText = findAll(page, 'script').flatMap(({ text }) => listAddresses(text, '/', mentions));
  const weigh = (paths: Iterable<string>) =>
    [...paths].reduce((sum, script) => sum + gzip(readBuilt(script)), 0);
  const sheets = findAll(page, 'link', 'rel', 'stylesheet').map(({ attributes }) =>
    readBuilt(attributes.href ?? ''),
  );
  return {
    document: brotliCompressSync([readBuilt(path), ...sheets].join(''), asHosts).length,
    script: gzip(inline.join('\n')) + weigh(follow(linked, listImported)),
    scriptInAll: weigh(
      follow([...islands.filter((address) => address.endsWith('.js')), ...inText], listMentioned),
    ),
  };
}

it('pages keep the budget of their kind', () => {
  const over = listVisited().flatMap((path) => {
    const budget = budgetOf(path);
    return Object.entries(measure(pageAt(path), path)).flatMap(([part, bytes]) => {
      const excess = bytes - budget[part as keyof Budget];
      return excess > 0 ? `${path}: ${part}: ${bytes} bytes, ${excess} too many` : [];
    });
  });
  expect(over).toEqual([]);
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
  const own = [...follow(island, listImported)].filter(
    (path) => !/\/(?:react|jsx-runtime|rolldown-runtime)\./.test(path),
  );
  expect(brotli([...own, findSuggestions(locale)])).toBeLessThanOrEqual(partBudgets.suggestions);
});

it('the finder loads a script and records within its budget', () => {
  const parts = [...files].filter((path) => /\/finder\.[\w-]+\.js(on)?$/.test(path));
  const records = parts.filter((path) => path.endsWith('.json'));
  const scripts = parts.filter((path) => path.endsWith('.js'));
  expect([records.length, scripts.length]).toEqual([1, 1]);
  expect(brotli(scripts)).toBeLessThanOrEqual(partBudgets.finderScript);
  expect(brotli(records)).toBeLessThanOrEqual(partBudgets.finderRecords);
});

it.each(locales)('the wall in %s keeps its budget', (locale) => {
  const pathsIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([path]) => path);
  const page = readBuilt(pathOf('home', locale));
  const [address = ''] = pathsIn(page, /[\w~./-]+\/wall\.\w+\.xml/g);
  const wall = readBuilt(address);
  const pictures = pathsIn(wall, /[\w~./-]+\.avif/g).map((path) => statSync(dist + pathAt(path)).size);
  const texts = [wall, ...pathsIn(page + wall, /[\w~./-]+\/wall[\w.-]+\.(css|js)/gi).map(readBuilt)].map(
    gzip,
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect([...pictures, ...texts].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(
    phoneBudgets.wall,
  );
});
