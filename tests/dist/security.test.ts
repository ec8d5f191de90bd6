import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { dashboardFolder } from '~/config/base';
import { locales } from '~/config/locales';
import { offline, site as settings } from '~/config/site';
import { workerPolicyName } from '~/config/worker';
import { framePath, hasFrame } from '~/domain/content/frame';
import { sections } from '~/lib/content-file/sections';
import { forwards } from '../support/content';
import { findAll, type ParsedElement, readHtml } from '../support/html';
import { type Check, checkPages, readBuilt } from '../support/site';

const mapHost = new URL(settings.map.embed).origin;
const running = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);
const isPolicy = (element?: ParsedElement) =>
  element?.attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
const sort = (sources: Iterable<string>) => [...sources].sort().join(' ');

/** Allows the site's own files and these inline texts. */
const allow = (inline: ParsedElement[]) =>
  sort(
    new Set([
      "'self'",
      ...inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ]),
  );

const findPolicyFaults: Check = (page, path) => {
  const { elements } = page;
  const [, , , meta] = elements;
  if (elements.filter(isPolicy).length !== 1 || !isPolicy(meta))
    return ['not one policy right behind the character set'];
  const policy = new Map(
    meta?.attributes.content?.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      // A page may show pictures of its own style.
      return [name, sort(sources.filter((source) => name !== 'img-src' || source !== 'data:'))];
    }),
  );
  const isDashboard = path.startsWith(dashboardFolder);
  const scripts = findAll(page, 'script').filter(
    ({ attributes: { src, type = '' } }) => src === undefined && running.has(type),
  );
  const expected = {
    'default-src': "'none'",
    'script-src': allow(scripts),
    'style-src': allow(findAll(page, 'style')),
    'img-src': isDashboard ? "'self' blob:" : "'self'",
    'base-uri': "'none'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': isDashboard ? "'self'" : path.endsWith('/contact/') ? mapHost : '',
    'require-trusted-types-for': "'script'",
    'trusted-types': offline ? workerPolicyName : "'none'",
  };
  const differing = Object.entries(expected).filter(
    ([directive, sources]) => (policy.get(directive) ?? '') !== sources,
  );
  const handlers = elements.flatMap(({ attributes }) =>
    Object.keys(attributes).filter((name) => name.startsWith('on')),
  );
  return [
    ...differing.map(
      ([directive, sources]) => `${directive} is '${policy.get(directive)}', not '${sources}'`,
    ),
    ...handlers,
  ];
};

it('the policy of a page allows the parts of the page and nothing else', () => {
  expect(checkPages(findPolicyFaults)).toEqual([]);
  const names = sections.map(({ name }) => name).filter(hasFrame);
  const frames = locales.flatMap((locale) => names.map((name) => framePath(name, locale)));
  for (const path of [...forwards.map(({ from }) => from), ...frames])
    expect(findPolicyFaults(readHtml(readBuilt(path)), path), path).toEqual([]);
});
