import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface SentBodies {
  bytes(): number;
  whenQuiet(): Promise<void>;
}

const quietMs = 1_000;

/** Counts the compressed bytes of all bodies that a server sends from now on, without headers. */
export function countSent(server: Server): SentBodies {
  let bytes = 0;
  let open = 0;
  let lastUse = 0;
  const count = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) bytes += Buffer.byteLength(chunk);
  };
  // Added before the server's own listener, so that its compression writes into this.
  server.prependListener('request', (_, response) => {
    open++;
    response.once('close', () => {
      open--;
      lastUse = Date.now();
    });
    const { write, end } = response;
    response.write = (...args: unknown[]) => {
      count(args[0]);
      return Reflect.apply(write, response, args);
    };
    response.end = (...args: unknown[]) => {
      count(args[0]);
      return Reflect.apply(end, response, args);
    };
  });
  return {
    bytes: () => bytes,
    /** Resolves after a second without open requests. */
    async whenQuiet() {
      for (let left = quietMs; left > 0; left = open > 0 ? quietMs : lastUse + quietMs - Date.now())
        await setTimeout(left);
    },
  };
}
