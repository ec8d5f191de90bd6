import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createStaticServer, listen } from '~/serve/server';
import { writeControl } from '../support/control';
import { findSlowdown } from '../support/phone';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Host of the control page. */
    control: string;
    /** How many times the processor is slowed down at first. */
    slowdown: number;
  }
}

/** Serves the control page and tries how many times this machine has to be slowed down, before the tests for speed. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'control-'));
  await writeControl(folder);
  const server = createStaticServer(folder);
  const control = `http://127.0.0.1:${await listen(server, 4700, '127.0.0.1')}`;
  project.provide('control', control);
  project.provide('slowdown', await findSlowdown(control));
  return () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
}
