import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { qrPath } from '~/config/routes';
import { forwards, products } from '../support/content';
import { findSecurityFaults } from '../support/faults/security';
import { findValidityFaults } from '../support/faults/validity';
import { findAll, isIndexable, readCanonical, readHtml } from '../support/html';
import { dist, readBuilt, readSite } from '../support/site';

const site = readSite();

describe.each(forwards)('the former address $from', ({ from, to, locale }) => {
  const html = readBuilt(from);
  const page = readHtml(html);

  test('forwards and links to the current page', () => {
    const [refresh] = findAll(page, 'meta', 'http-equiv', 'refresh');
    expect(refresh?.attributes.content).toBe(`0; url=${to}`);
    const [link] = findAll(page, 'a');
    expect(link?.attributes.href).toBe(to);
    const [heading] = findAll(site.pages.get(to) ?? page, 'h1');
    expect(link?.text).toBe(heading?.text);
    expect(findAll(page, 'html')[0]?.attributes.lang).toBe(locale);
  });

  test('is not indexed and names the current page as canonical', () => {
    expect(isIndexable(page)).toBe(false);
    expect(readCanonical(page)).toBe(site.origin + to);
    expect(readBuilt('sitemap-0.xml')).not.toContain(`${from}<`);
  });

  test('is a small, valid page with its own policy', async () => {
    expect(html.length).toBeLessThan(2000);
    expect(await findValidityFaults(html)).toEqual([]);
    expect(findSecurityFaults(from, page, '')).toEqual([]);
  });

  test('is in the settings of every host', () => {
    for (const file of ['_redirects', '.htaccess', '../hosting/nginx.conf', '../hosting/Caddyfile'])
      expect(readFileSync(`${dist}/${file}`, 'utf8'), file).toMatch(new RegExp(`${from}\\S* .*${to}`));
    const { redirects } = JSON.parse(readFileSync(`${dist}/../hosting/vercel.json`, 'utf8'));
    expect(redirects).toContainEqual({ source: from, destination: to, statusCode: 301 });
  });
});

test('the former address of a QR code serves the code of the current page', () => {
  for (const { category, slug, was = [] } of products)
    for (const former of was)
      expect(readBuilt(qrPath(category, former))).toBe(readBuilt(qrPath(category, slug)));
});
