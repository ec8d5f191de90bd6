import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createStaticServer } from '~/serve/server';
import { listen } from './port';
import { dist } from './site';

/** A copy of the built site on its own server, which can be changed and stopped. */
export interface Host {
  url: string;
  /** The requests so far, with the bytes of each response and its headers. */
  sent: { path: string; bytes: number }[];
  edit: (file: string, change: (text: string) => string) => void;
  goDown: () => Promise<void>;
  /** Makes every response a 503 error until `recover`. */
  fail: () => void;
  recover: () => void;
  remove: () => Promise<void>;
}

export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  // Skips pictures and scripts, because they are large and tests do not edit them.
  cpSync(dist, folder, { recursive: true, filter: (path) => basename(path) !== '_astro' });
  symlinkSync(join(dist, '_astro'), join(folder, '_astro'), 'junction');
  const site = createStaticServer(folder);
  const sent: Host['sent'] = [];
  let isFailing = false;
  const server = createServer((request, response) => {
    const { bytesWritten } = request.socket;
    response.on('finish', () =>
      sent.push({ path: request.url ?? '', bytes: request.socket.bytesWritten - bytesWritten }),
    );
    if (isFailing) response.writeHead(503).end();
    else site.emit('request', request, response);
  });
  const port = await listen(server);
  const goDown = async () => {
    if (!server.listening) return;
    const down = new Promise((closed) => server.close(closed));
    server.closeAllConnections();
    await down;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    edit: (file, change) => {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    goDown,
    fail: () => {
      isFailing = true;
    },
    recover: () => {
      isFailing = false;
    },
    remove: async () => {
      await goDown();
      rmSync(folder, { recursive: true });
    },
  };
}
