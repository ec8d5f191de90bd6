import type { ViteDevServer } from 'vite';
import { type Fault, writeFaults } from '../lib/content/fault.ts';

/** Folders whose files the report checks. */
const checked = /[\\/]src[\\/](content|config)[\\/]/;

/** The parts of a development server that show faults. */
type Server = Pick<ViteDevServer, 'watcher' | 'ws'>;

/**
 * Shows faults of content and settings over each page of the development server, until they are mended.
 *
 * @param check returns all faults, sorted by place
 */
export function showFaults(
  { ws, watcher }: Server,
  found: readonly Fault[],
  check: () => Promise<Fault[]>,
): void {
  let faults = found;
  let run = 0;
  const send = () => {
    const [first] = faults;
    if (!first) return;
    const loc = { file: first.file, line: first.line ?? 1, column: 0 };
    ws.send({ type: 'error', err: { message: writeFaults(faults).join('\n'), stack: '', loc } });
  };
  ws.on('connection', send);
  for (const event of ['add', 'change', 'unlink'] as const)
    watcher.on(event, async (path) => {
      if (!checked.test(path)) return;
      const before = faults.length;
      run += 1;
      const own = run;
      const latest = await check();
      // A later change has started another check.
      if (own !== run) return;
      faults = latest;
      if (faults.length > 0) send();
      else if (before > 0) ws.send({ type: 'full-reload' });
    });
}
