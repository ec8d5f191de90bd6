import type { Server } from 'node:http';

/** Counts the bytes of all bodies that a server sends from now on: as compressed, without headers. */
export function countSent(server: Server): () => number {
  let bytes = 0;
  const count = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) bytes += Buffer.byteLength(chunk);
  };
  // Before the server's own listener, so that its compression writes into this.
  server.prependListener('request', (_, response) => {
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
  return () => bytes;
}
