import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createStaticServer, listen } from '~/serve/server';
import { writeControl } from '../support/control';
import { findSlowdown } from '../support/phone';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many times the processor is slowed down, found once for all files. */
    slowdown: number;
  }
}

/** Finds how many times this machine has to be slowed down, before the tests for speed. */
export default async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'control-'));
  await writeControl(folder);
  const server = createStaticServer(folder);
  const port = await listen(server, 4700, '127.0.0.1');
  project.provide('slowdown', await findSlowdown(`http://127.0.0.1:${port}`));
  server.close();
  rmSync(folder, { recursive: true });
}
