// Unpacks the Chromium of @sparticuz/chromium once, into node_modules/.cache, and prints the folder. A process of its own,
// because that package unpacks to the temporary folder and chooses its libraries by the environment.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const { version } = JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8'));
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const folder = join(cache, `chromium-${version}`);

if (!existsSync(folder)) {
  const part = `${folder}-${process.pid}`;
  mkdirSync(part, { recursive: true });
  process.env.TMPDIR = part;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  // The package's own settings look for its fonts in /tmp/fonts; without any font the browser ends itself.
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
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(part, { recursive: true });
  }
}
process.stdout.write(`${folder}\n`);
