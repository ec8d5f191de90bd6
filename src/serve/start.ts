import '../lib/build/env.ts';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSite } from './build.ts';

const { port, host, build } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4321' },
    host: { type: 'string', default: process.env.HOST ?? 'localhost' },
    build: { type: 'boolean', default: false },
  },
}).values;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (build && !(await buildSite())) process.exit(1);

const manifest = 'dist/site.webmanifest';
if (!existsSync(manifest)) fail('There is no dist/ yet. Build the site first: npm run build');
// The folder of the host that the site was built for. The server reads it.
process.env.PUBLIC_BASE = JSON.parse(readFileSync(manifest, 'utf8')).scope;
const { base } = await import('../config/base.ts');
const { createStaticServer } = await import('./server.ts');

const taken = `Port ${port} is taken. Choose another: npm run preview -- --port ${Number(port) + 1}`;
// npm ends without the server if it is killed.
const stop = process.stdout.isTTY ? 'Ctrl+C' : `kill ${process.pid}`;
createStaticServer('dist')
  .on('error', ({ code, message }: NodeJS.ErrnoException) => fail(code === 'EADDRINUSE' ? taken : message))
  .listen(Number(port), host, () =>
    process.stdout.write(`\n  The site stands at http://${host}:${port}${base} (${stop} stops it)\n\n`),
  );
