import { createHash } from 'node:crypto';
import { dashboardFolder } from '~/config/address';
import { findAll, type ParsedPage } from '../html';

const running = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Reads the directives of a page's policy. Returns undefined unless exactly one policy precedes all governed
 * content.
 */
export function readPolicy({ elements }: ParsedPage): Map<string, string[]> | undefined {
  const isPolicy = (element: (typeof elements)[number] | undefined) =>
    element?.attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
  if (elements.filter(isPolicy).length !== 1 || !isPolicy(elements[3])) return undefined;
  const directives =
    elements[3]?.attributes.content?.split(';').map((part) => part.trim().split(/\s+/)) ?? [];
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function compare(what: string, sources: string[], texts: string[]): string[] {
  const needed = new Set(texts.map(hash));
  const given = sources.filter((source) => source.startsWith("'sha256-"));
  return [
    ...(sources[0] === "'self'" && sources.length === given.length + 1
      ? []
      : [`${what}: ${sources.join(' ')}`]),
    ...[...needed]
      .filter((source) => !given.includes(source))
      .map((source) => `${what}: ${source} is missing`),
    ...given.filter((source) => !needed.has(source)).map((source) => `${what}: ${source} is of no use`),
  ];
}

/** Lists differences between a page's policy and its needs. `mapHost` is the only framed site. */
export function findSecurityFaults(path: string, page: ParsedPage, mapHost: string): string[] {
  const policy = readPolicy(page);
  if (!policy) return ['not one policy right behind the character set'];
  const inline = findAll(page, 'script')
    .filter(({ attributes }) => attributes.src === undefined && running.has(attributes.type ?? ''))
    .map(({ text }) => text);
  const styles = findAll(page, 'style').map(({ text }) => text);
  const faults = [
    ...compare('script-src', policy.get('script-src') ?? [], inline),
    ...compare('style-src', policy.get('style-src') ?? [], styles),
  ];
  const isDashboard = path.startsWith(dashboardFolder);
  const hasMap = path.endsWith('/contact/') && !isDashboard;
  const expected: Record<string, string> = {
    'default-src': "'none'",
    'base-uri': "'none'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': hasMap ? mapHost : '',
    'require-trusted-types-for': "'script'",
  };
  for (const [directive, sources] of Object.entries(expected)) {
    const found = policy.get(directive)?.join(' ') ?? '';
    if (found !== sources) faults.push(`${directive} is '${found}' instead of '${sources}'`);
  }
  for (const { name, attributes } of page.elements)
    for (const attribute of Object.keys(attributes))
      if (attribute.startsWith('on')) faults.push(`${attribute} handler on ${name}`);
  const images = policy.get('img-src') ?? [];
  if (images[0] !== "'self'" || images.slice(1).some((source) => !['data:', 'blob:'].includes(source)))
    faults.push(`img-src: ${images.join(' ')}`);
  if (images.includes('blob:') !== isDashboard) faults.push('img-src: blob: belongs to the dashboard');
  return faults;
}
