import process from 'node:process';
import fc from 'fast-check';
import { beforeEach, onTestFailed } from 'vitest';

fc.configureGlobal({ numRuns: process.env.CI ? 200 : 25 });

const note =
  'This folder checks what the first owner ordered. If you meant to change that, delete tests/acceptance.';

beforeEach(({ task }) => {
  if (!task.file.name.startsWith('tests/acceptance/')) return;
  onTestFailed(({ task: { result } }) => {
    for (const error of result?.errors ?? []) error.message = `${note}\n${error.message}`;
  });
});
