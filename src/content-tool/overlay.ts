import type { ViteDevServer } from 'vite';

/** Folders whose files the report checks. */
const checked = /[\\/]src[\\/](content|config)[\\/]/;

/** The parts of a development server that show faults. */
type Server = Pick<ViteDevServer, 'watcher' | 'ws'>;

/**
 * Shows faults of content and settings over each page of the development server, until they are mended.
 *
 * @param check returns all faults, a line each: `src/content/faq/en.yaml:12, …`
 */
export function showFaults(
  { ws, watcher }: Server,
  found: readonly string[],
  check: () => Promise<string[]>,
): void {
  let faults = found;
  const send = () => {
    const [, file, line] = /^(.+?)(?::(\d+))?, /.exec(faults[0] ?? '') ?? [];
    const loc = file ? { file, line: Number(line ?? 1), column: 0 } : undefined;
    if (faults.length > 0)
      ws.send({ type: 'error', err: { message: faults.join('\n'), stack: '', ...(loc && { loc }) } });
  };
  ws.on('connection', send);
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, async (path) => {
      if (!checked.test(path)) return;
      const before = faults.length;
      faults = await check();
      if (faults.length > 0) send();
      else if (before > 0) ws.send({ type: 'full-reload' });
    });
}
