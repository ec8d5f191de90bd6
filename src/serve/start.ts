import '../lib/build/env.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { base } from '../config/base.ts';
import { createStaticServer } from './server.ts';

const { port, host } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4321' },
    host: { type: 'string', default: process.env.HOST ?? 'localhost' },
  },
}).values;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!existsSync('dist/index.html')) fail('There is no dist/ yet. Build the site first: npm run build');

const taken = `Port ${port} is taken. Choose another: npm run preview -- --port ${Number(port) + 1}`;
createStaticServer('dist')
  .on('error', ({ code, message }: NodeJS.ErrnoException) => fail(code === 'EADDRINUSE' ? taken : message))
  .listen(Number(port), host, () =>
    process.stdout.write(`\n  The site stands at http://${host}:${port}${base} (Ctrl+C stops it)\n\n`),
  );
