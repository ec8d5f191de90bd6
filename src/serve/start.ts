import '../lib/build/env.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { base } from '../config/base.ts';
import { createStaticServer, listen } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4321' },
    host: { type: 'string', default: process.env.HOST ?? 'localhost' },
    strict: { type: 'boolean', default: false },
  },
});

if (!existsSync('dist/index.html')) {
  process.stderr.write('There is no dist/ yet. Build the site first: npm run build\n');
  process.exit(1);
}

const port = await listen(createStaticServer('dist'), Number(values.port), values.host, values.strict);
process.stdout.write(`\n  The site stands at http://${values.host}:${port}${base} (Ctrl+C stops it)\n\n`);
