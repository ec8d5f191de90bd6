/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readBase } from '../src/config/base.ts';

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
    setupFiles: [fileURLToPath(new URL('support/setup.ts', import.meta.url))],
    projects: [
      {
        extends: true,
        // No test here or in `dist` changes what modules share, so files share a worker: half the time.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/{acceptance,component}/**/*.test.tsx'],
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
