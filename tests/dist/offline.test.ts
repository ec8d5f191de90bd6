import { expect, it } from 'vitest';
import { dashboardFolder } from '~/config/base';
import { locales } from '~/config/locales';
import { offline } from '~/config/site';
import { dashboardWorker } from '~/config/worker';
import { framePath, hasFrame } from '~/domain/content/frame';
import { type SiteList, siteListPath } from '~/domain/content/record';
import { sections } from '~/lib/content-file/sections';
import { listScriptsOf } from '../support/scripts';
import { readBuilt, readSite } from '../support/site';
import { isSkipped } from '../support/skipped';

const isOff = isSkipped(!offline, 'the site is built without offline reading');

it.skipIf(isOff)('the worker of the dashboard keeps every file that the dashboard can request', () => {
  const [, settings = ''] = /start\(self,(.*)\);/.exec(readBuilt(dashboardWorker)) ?? [];
  const { files, lists } = JSON.parse(settings) as Record<'files' | 'lists', string[]>;
  const names = sections.map(({ name }) => name);
  const pages = [...readSite().pages.keys()].filter((path) => path.startsWith(dashboardFolder));
  const frames = locales.flatMap((locale) => names.filter(hasFrame).map((name) => framePath(name, locale)));
  const inStyles = [...pages, ...frames].flatMap((path) =>
    Array.from(readBuilt(path).matchAll(/url\(["']?(\/[^"')]+)/g), ([, file = '']) => file),
  );
  const pictures = names.flatMap((name) =>
    Object.values((JSON.parse(readBuilt(siteListPath(name))) as SiteList).pictures),
  );
  const requested = [
    ...pages,
    ...pages.flatMap((path) => listScriptsOf(path)),
    ...frames,
    ...inStyles,
    ...pictures,
  ];
  for (const found of [pages, frames, inStyles, pictures]) expect(found.length).toBeGreaterThan(5);
  expect([...new Set(requested)].filter((path) => !files.includes(path))).toEqual([]);
  expect(names.map(siteListPath).filter((path) => !lists.includes(path))).toEqual([]);
});
