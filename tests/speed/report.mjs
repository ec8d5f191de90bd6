// Prints how Lighthouse judges a page of each type on a phone, beside a plain control page. Fails nothing: times depend
// on the machine. `npm run speed -- /about/` visits only these pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright/test';
import sharp from 'sharp';
import { createStaticServer } from '../../src/serve/server.ts';
import { findBrowser, launchOptions } from '../support/browser.ts';
import { findPort, listen } from '../support/port.ts';

const rounds = 5;
const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = ['/', '/products/', '/products/box/mo-mo-spice/', '/price-list/', '/recipe/', '/order/'];
const audits = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/** A minimal page: a heading, a picture and inline styles. */
const control = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Control</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="One heading and one picture.">
<style>body{margin:1rem;font-family:sans-serif}img{max-width:100%;height:auto}</style></head>
<body><main><h1>Control</h1><img src="/picture.jpg" alt="Spices" width="900" height="600"></main></body></html>`;

async function writeControl() {
  const folder = mkdtempSync(join(tmpdir(), 'control-'));
  const picture = sharp(join(root, 'src/assets/heroes/hero-1.jpg')).resize(900, 600).jpeg({ quality: 60 });
  writeFileSync(join(folder, 'index.html'), control);
  writeFileSync(join(folder, 'favicon.ico'), '');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  writeFileSync(join(folder, 'picture.jpg'), await picture.toBuffer());
  return folder;
}

async function serve(folder) {
  const server = createStaticServer(folder);
  return { server, host: `http://127.0.0.1:${await listen(server)}` };
}

/** Visits a page in a new browser with an empty cache, with Lighthouse's own settings for phones. */
async function visit(url) {
  const port = await findPort();
  const { args = [], ...options } = launchOptions(findBrowser());
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', disableFullPageScreenshot: true });
    if (!result || result.lhr.runtimeError) return undefined;
    const { categories, audits: measured } = result.lhr;
    const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
    return [scores[0] ?? 0, ...Object.values(audits).map((id) => measured[id]?.numericValue ?? 0), scores];
  } finally {
    await browser.close();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const write = (values) => values.map((value) => value.toFixed(value < 1 ? 3 : 0).padStart(14)).join('');

const folder = await writeControl();
const [site, plain] = [await serve(join(root, 'dist')), await serve(folder)];
const chosen = process.argv.slice(2);
const targets = new Map([
  ['control', `${plain.host}/`],
  ...(chosen.length > 0 ? chosen : pages).map((path) => [path, site.host + path]),
]);
const visits = new Map([...targets.keys()].map((name) => [name, []]));
const heading = `${'page'.padEnd(30)}${['score', ...Object.keys(audits)].map((name) => name.padStart(14)).join('')}`;

process.stdout.write(`${heading}   all scores\n`);
// Visits the pages in turns, so that a slow minute of the machine does not meet one page alone.
for (let round = 1; round <= rounds; round++)
  for (const [name, url] of targets) {
    const values = await visit(url);
    if (values) visits.get(name).push(values);
    const scores = values?.pop().join('/');
    process.stdout.write(`${name.padEnd(30)}${values ? `${write(values)}   ${scores}` : ' not measured'}\n`);
  }

process.stdout.write(`\nMedians of ${rounds} visits, and times the control page\n${heading}\n`);
const medians = (name) =>
  ['score', ...Object.keys(audits)].map((_, at) => median(visits.get(name).map((v) => v[at])));
const base = medians('control');
for (const name of targets.keys()) {
  const values = medians(name);
  process.stdout.write(`${name.padEnd(30)}${write(values)}\n`);
  const ratios = values.map((value, at) => (base[at] ? (value / base[at]).toFixed(2) : '–').padStart(14));
  process.stdout.write(`${''.padEnd(30)}${ratios.join('')}\n`);
}

site.server.close();
plain.server.close();
rmSync(folder, { recursive: true });
