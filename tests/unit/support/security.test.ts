import { describe, expect, it } from 'vitest';
import { securePage } from '~/lib/security/integration';
import { findSecurityFaults } from '../../support/faults/security';
import { readHtml } from '../../support/html';

const map = 'https://map.example';
const source =
  '<!doctype html><html><head><meta charset="utf-8"><title>x</title><style>a{}</style></head><body><script>go()</script></body></html>';
const sound = securePage(source, {});
/** Replaces the sources of a directive in the valid page. */
const allow = (directive: string, sources: string) =>
  sound.replace(new RegExp(`(?<=${directive} )'\\w+'`), sources);
const find = (html: string, path = '/about/') => findSecurityFaults(path, readHtml(html), map);

describe('the check of policies', () => {
  it('finds nothing in a valid page', () => {
    expect(find(sound)).toEqual([]);
  });

  it('allows the map only on the contact page', () => {
    const framed = securePage(source, { frames: [map] });
    expect(find(framed, '/contact/')).toEqual([]);
    expect(find(framed)).toEqual([`frame-src is '${map}' instead of ''`]);
    expect(find(sound, '/contact/')).toEqual([`frame-src is '' instead of '${map}'`]);
  });

  it.each([
    ['no policy', source, 'not one policy'],
    ['a late policy', sound.replace(/(<meta http-equiv[^>]+>)(<title>x<\/title>)/, '$2$1'), 'not one policy'],
    ['a changed script', sound.replace('go()', 'gone()'), 'is missing'],
    ['a changed style', sound.replace('a{}', 'b{}'), 'is missing'],
    ['a hash without its script', sound.replace('<script>go()</script>', ''), 'is of no use'],
    ['unsafe-inline', allow('script-src', "'self' 'unsafe-inline'"), 'script-src:'],
    ['a foreign script host', allow('script-src', "'self' x.example"), 'script-src:'],
    ['an event handler', sound.replace('<body>', '<body onclick="go()">'), 'onclick handler on body'],
    ['a wide default', allow('default-src', "'self'"), 'default-src'],
    ['free connections', allow('connect-src', 'https:'), 'connect-src'],
    ['pictures from anywhere', allow('img-src', "'self' https:"), 'img-src'],
    [
      'no trusted types',
      sound.replace("require-trusted-types-for 'script'; ", ''),
      'require-trusted-types-for',
    ],
  ])('finds %s', (_, html, fault) => {
    expect(find(html).join('\n')).toContain(fault);
  });
});
