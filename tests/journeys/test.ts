import { createServer } from 'node:http';
import { createStaticServer } from '~/serve/server';
import { listen } from '../support/port';
import { dist } from '../support/site';
import { test as base } from '../support/test';

/** Holds the files of a pattern until the returned function is called. */
type Hold = (pattern: RegExp) => () => void;

interface Host {
  url: string;
  held: Map<RegExp, Promise<void>>;
}

/** The test of journeys. Their files are held by the server, because not every driver can block requests. */
export const test = base.extend<{ hold: Hold }, { host: Host }>({
  host: [
    async ({ browserName: _ }, use) => {
      const held: Host['held'] = new Map();
      const site = createStaticServer(dist);
      const server = createServer(async (request, response) => {
        for (const [pattern, released] of held) if (pattern.test(request.url ?? '')) await released;
        site.emit('request', request, response);
      });
      await use({ url: `http://127.0.0.1:${await listen(server)}`, held });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host.url),
  hold: async ({ host: { held } }, use) => {
    await use((pattern) => {
      const gate = Promise.withResolvers<void>();
      held.set(pattern, gate.promise);
      return () => {
        held.delete(pattern);
        gate.resolve();
      };
    });
    held.clear();
  },
});

export { expect } from '../support/test';
