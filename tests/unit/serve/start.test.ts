import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findPort, listen } from '../../support/port';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = resolve('src/serve/start.ts');
const argsOf = (port: number) => [script, '--host', '127.0.0.1', '--port', String(port)];
const start = (port: number) => {
  const { status, stderr } = spawnSync(process.execPath, argsOf(port), { cwd: folder, encoding: 'utf8' });
  return [status, stderr.trim()];
};

it('asks for a build if there is none', () => {
  expect(start(0)).toEqual([1, 'There is no dist/ yet. Build the site first: npm run build']);
});

it('serves the folder that was built', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'Home');
  writeFileSync(join(folder, 'dist/site.webmanifest'), '{"scope":"/shop/"}');
  const server = spawn(process.execPath, argsOf(await findPort()), { cwd: folder });
  const [line] = await once(server.stdout, 'data');
  const [address = ''] = /http:\S+/.exec(String(line)) ?? [];
  expect(new URL(address).pathname).toBe('/shop/');
  expect(await (await fetch(address)).text()).toBe('Home');
  server.kill();
});

it('names the port that is taken, and how to choose another', async () => {
  const holder = createServer();
  const port = await listen(holder);
  const other = `npm run preview -- --port ${port + 1}`;
  expect(start(port)).toEqual([1, `Port ${port} is taken. Choose another: ${other}`]);
  holder.close();
  await once(holder, 'close');
});
