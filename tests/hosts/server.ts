import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { base } from '~/config/base';
import { findPort } from '../support/port';

/** Path of an installed program; system folders count even where PATH leaves them out. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export interface Stage {
  /** Folder for settings and process files. */
  folder: string;
  /** A copy of the built site that any user of the machine may read, as servers give up their rights. */
  root: string;
  port: number;
}

export interface Running extends Stage {
  url: string;
  stop: () => Promise<void>;
}

function waitForEnd(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((ended) => child.once('exit', () => ended()));
}

/** Starts a web server on the built site. `prepare` gives its settings and says how to call it. */
export async function startHost(
  program: string,
  prepare: (stage: Stage) => { files: Record<string, string>; args: string[] },
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  const stage = { folder, root: join(folder, 'site'), port: await findPort() };
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(stage.root, base), { recursive: true });
  const { files, args } = prepare(stage);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const child = spawn(program, args, { cwd: folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  const url = `http://127.0.0.1:${stage.port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await waitForEnd(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended at once:\n${said}`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { ...stage, url, stop };
  }
}
