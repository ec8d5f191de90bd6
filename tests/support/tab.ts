import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { findBrowser } from './browser';

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
}

interface Message {
  id?: number;
  error?: { message: string };
  result?: Record<string, unknown>;
  method?: string;
  params: {
    targetInfo?: Target;
    targetId?: string;
    sessionId?: string;
    status?: string;
    prerenderStatus?: string;
  };
}

/** A page of a browser of its own. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** Runs an expression in the page that is shown. Returns undefined while another page replaces it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Runs an expression in the page that is prerendered. */
  evaluatePrerendered: (expression: string) => Promise<unknown>;
  /** Clicks an element with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Status of the prerender, and the reason if it failed: 'Ready', 'Failure LowEndDevice'. */
  prerenderStatus: () => string | undefined;
  close: () => Promise<void>;
}

/**
 * Opens a tab and drives it through the tab itself. Playwright attaches to the page, and Chromium prerenders nothing
 * for a page that a debugger holds directly.
 */
export async function openTab(): Promise<Tab> {
  const { executablePath = chromium.executablePath(), args, env } = findBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'tab-'));
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--no-sandbox',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, ...env } },
  );
  const exited = new Promise((done) => browser.once('exit', done));
  const socket = new WebSocket(
    await new Promise<string>((done, fail) => {
      let printed = '';
      browser.stderr.on('data', (part) => {
        printed += part;
        const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
        if (address) done(address);
      });
      void exited.then(() => fail(new Error(printed)));
    }),
  );
  await new Promise((done) => socket.addEventListener('open', done));

  const answers = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const sessions = new Map<string, string>();
  /** Pages by their id. */
  const pages = new Map<string, Target>();
  let status: string | undefined;
  socket.addEventListener('message', ({ data }) => {
    const { id, error, result = {}, method, params }: Message = JSON.parse(data);
    const answer = answers.get(id ?? 0);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
    const { targetInfo: target, sessionId } = params ?? {};
    if (method === 'Target.detachedFromTarget') pages.delete(params.targetId ?? '');
    if (target?.type === 'page') pages.set(target.targetId, target);
    if (target && sessionId) sessions.set(target.targetId, sessionId);
    if (method === 'Preload.prerenderStatusUpdated')
      status = [params.status, params.prerenderStatus].filter(Boolean).join(' ');
  });
  const send = (method: string, params: object = {}, sessionId?: string) => {
    const id = answers.size + 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    answers.set(id, answer);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answer.promise;
  };
  /** Sends to the newest page that is shown, or that is prerendered. */
  const sendTo = (isPrerendered: boolean, method: string, params: object) => {
    const target = [...pages.values()].findLast(({ subtype }) => (subtype === 'prerender') === isPrerendered);
    return send(method, params, sessions.get(target?.targetId ?? ''));
  };
  const evaluate = async (isPrerendered: boolean, expression: string) => {
    const params = { expression, returnByValue: true };
    const answer = await sendTo(isPrerendered, 'Runtime.evaluate', params).catch(() => undefined);
    return (answer?.result as { value?: unknown } | undefined)?.value;
  };

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as Target[];
  const { sessionId } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attach, String(sessionId));
  await sendTo(false, 'Preload.enable', {});

  return {
    goto: async (url) => void (await sendTo(false, 'Page.navigate', { url })),
    evaluate: (expression) => evaluate(false, expression),
    evaluatePrerendered: (expression) => evaluate(true, expression),
    click: async (selector) => {
      const box = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(
        document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`;
      const [x, y] = (await evaluate(false, box)) as [number, number];
      const sent = ['mousePressed', 'mouseReleased'].map((type) =>
        sendTo(false, 'Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }),
      );
      // The click may open another page before it is answered.
      await Promise.allSettled(sent);
    },
    prerenderStatus: () => status,
    close: async () => {
      void send('Browser.close');
      await exited;
      rmSync(profile, { recursive: true });
    },
  };
}
