/** Debian's chromium without a window, spoken to over the DevTools protocol. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { within } from './waiting.ts';

const START_MS = 30_000;
const ANSWER_MS = 20_000;
const STOP_MS = 5000;

type Message = {
  id?: number;
  /** The tab it is of. */
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};

type Listen = (method: string, params: unknown) => void;

export type Chromium = Awaited<ReturnType<typeof openChromium>>;

export async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'check-pages-'));
  const chromium = spawn(
    'chromium',
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      // As root chromium has no sandbox to offer.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async () => {
    if (chromium.pid !== undefined && chromium.exitCode === null) {
      const exit = once(chromium, 'exit');
      chromium.kill();
      await within(exit, STOP_MS, 'The end of chromium').catch(() => chromium.kill('SIGKILL'));
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await connect(await addressOf(chromium));
    return { ...converse(socket), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Chromium says on its standard error where it listens. */
async function addressOf(chromium: ChildProcess): Promise<string> {
  const listening = new Promise<string>((resolve, reject) => {
    chromium.on('error', reject);
    chromium.on('exit', () => reject(new Error('Chromium ended before it listened.')));
    if (!chromium.stderr) return;
    createInterface(chromium.stderr).on('line', (line) => {
      const address = /^DevTools listening on (ws:\S+)/u.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return within(listening, START_MS, 'The start of chromium');
}

async function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  const open = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('Chromium refused the connection.')));
  });
  await within(open, START_MS, 'The connection to chromium');
  return socket;
}

function converse(socket: WebSocket) {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, Listen>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, sessionId, method, ...message } = JSON.parse(String(data)) as Message;
    if (id !== undefined) waiting.get(id)?.(message);
    else if (method !== undefined) listeners.get(sessionId ?? '')?.(method, message.params);
  });

  return {
    /** Asks the browser, or with `sessionId` one of its tabs. */
    async send<Result = unknown>(
      method: string,
      params: object = {},
      sessionId?: string,
    ): Promise<Result> {
      const id = ++lastId;
      const answer = new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result, error } = await within(answer, ANSWER_MS, method).finally(() => {
        waiting.delete(id);
      });
      if (error) throw new Error(`${method}: ${error.message}`);
      return result as Result;
    },

    /** Whatever happens in the tab from now on. */
    listen(sessionId: string, listen: Listen): void {
      listeners.set(sessionId, listen);
    },
  };
}
