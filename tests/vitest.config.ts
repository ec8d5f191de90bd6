/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readBase } from '../src/config/base.ts';

const inSupport = (name: string) => fileURLToPath(new URL(`support/${name}.ts`, import.meta.url));
const settings = [inSupport('settings')];
/** What the site says and sells is tested with its own languages and money. */
const contentTests = ['tests/unit/{content,content-tool}/**/*.test.ts'];
const alias = { '~': fileURLToPath(new URL('../src', import.meta.url)) };

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    // Vitest itself always says '/'.
    env: { BASE_URL: readBase(process.env.PUBLIC_BASE) },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one processor stays free.
    maxWorkers: '100%',
    environment: 'node',
    setupFiles: [inSupport('setup')],
    // It imports JSON as bundlers do.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    projects: [
      {
        extends: true,
        // No test here or in `dist` changes what modules share, so files share a worker: half the time.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: contentTests,
          setupFiles: settings,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'content', include: contentTests, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/{acceptance,component}/**/*.test.tsx'],
          setupFiles: settings,
          environment: 'happy-dom',
          // Its files need modules of their own, but contexts of a thread share what npm installed.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: { name: 'dist', include: ['tests/{acceptance,dist,hosts}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
