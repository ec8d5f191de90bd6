// Unpacks the Chromium of @sparticuz/chromium once into node_modules/.cache, and prints the folder. Runs in
// its own process, because the package unpacks to the temporary folder and selects libraries by environment
// variables.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const folder = join(cache, `chromium-${version}`);

if (!existsSync(folder)) {
  const part = `${folder}-${process.pid}`;
  mkdirSync(part, { recursive: true });
  process.env.TMPDIR = part;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  // The package looks for fonts in /tmp/fonts, and the browser exits without any font.
  writeFileSync(
    join(part, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts/cache')}</cachedir>
</fontconfig>
`,
  );
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another process may have unpacked it first.
    if (!existsSync(folder)) throw error;
    rmSync(part, { recursive: true });
  }
}
process.stdout.write(`${folder}\n`);
