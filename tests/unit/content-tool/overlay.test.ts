import { expect, test, vi } from 'vitest';
import { showFaults } from '~/content-tool/overlay';

/** Makes a server that records what it sends, and fires its events. */
function makeServer() {
  const listeners = new Map<string, (path: string) => unknown>();
  const on = vi.fn((event: string, listener: (path: string) => unknown) => listeners.set(event, listener));
  const send = vi.fn();
  const server = { ws: { on, send }, watcher: { on } } as unknown as Parameters<typeof showFaults>[0];
  return { server, send, fire: async (event: string, path = '') => listeners.get(event)?.(path) };
}

const fault = {
  file: 'src/content/faq/en.yaml',
  line: 12,
  row: 'storage',
  field: 'question',
  reason: 'is missing',
};

test('shows faults with their place over each page', async () => {
  const { server, send, fire } = makeServer();
  showFaults(server, [fault, { file: 'src/config/site.ts', reason: 'is no address, so' }], vi.fn());
  await fire('connection');
  const [sent] = send.mock.calls[0] ?? [];
  expect(sent.type).toBe('error');
  expect(sent.err.message).toBe(
    "src/content/faq/en.yaml:12, row 'storage', question: is missing\nsrc/config/site.ts: is no address, so",
  );
  expect(sent.err.loc).toEqual({ file: 'src/content/faq/en.yaml', line: 12, column: 0 });
});

test('checks after each change of content until all is mended', async () => {
  const { server, send, fire } = makeServer();
  const check = vi.fn().mockResolvedValueOnce([fault]).mockResolvedValue([]);
  showFaults(server, [], check);
  await fire('connection');
  await fire('change', '/site/src/styles/base.css');
  expect(send).not.toHaveBeenCalled();
  await fire('change', '/site/src/content/faq/en.yaml');
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'error' }));
  await fire('change', '/site/src/content/faq/en.yaml');
  expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' });
  await fire('change', '/site/src/content/faq/en.yaml');
  expect(send).toHaveBeenCalledTimes(2);
});
