/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readBase } from '../src/config/address.ts';

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
    projects: [
      {
        extends: true,
        // No test here or in `build` changes what modules share, so files share a worker: half the time.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node', isolate: false },
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
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.bench.ts'],
          environment: 'node',
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'how-tos',
          include: ['tests/how-tos/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          // Each copy runs whole test stages of its own; two at once keep two cores busy.
          maxConcurrency: 2,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'speed',
          include: ['tests/speed/*.test.ts'],
          globalSetup: 'tests/speed/setup.ts',
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/{acceptance,build,hosts}/**/*.test.ts'],
          environment: 'node',
          // Files share a worker and what it has read of the built site.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'rebuild', include: ['tests/rebuild/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
