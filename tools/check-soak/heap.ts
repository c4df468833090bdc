/** The heap of each Worker after a garbage collection, asked of the runtime as a debugger does. */
import { once } from 'node:events';
import { HOST } from '../local/address.ts';

/** Used MB by the name of the Worker. */
export type Heaps = ReadonlyMap<string, number>;

type Target = { id: string; webSocketDebuggerUrl: string };
type Reply = { id?: number; result?: { usedSize?: number }; error?: { message: string } };

const MB = 1_000_000;
const OWN = 'recruiting-';

/** Collects, then measures. The runtime collects when a Worker gets its next request: `visit` sends one to each, again and again. */
export async function heapsAfterCollection(
  inspectorPort: number,
  visit: () => Promise<unknown>,
): Promise<Heaps> {
  const targets = (await (await fetch(`http://${HOST}:${inspectorPort}/json`)).json()) as Target[];
  const state = { isDone: false };
  const visiting = (async () => {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    while (!state.isDone) await visit();
  })();
  const heaps = targets.map(async ({ id, webSocketDebuggerUrl }) => {
    const name = id.slice(id.indexOf(OWN));
    return [name, await heapOf(webSocketDebuggerUrl)] as const;
  });
  const measured = await Promise.all(heaps).finally(() => (state.isDone = true));
  await visiting;
  return new Map(measured);
}

/** Without it the proxy of the inspector takes us for a page of a stranger. Node takes headers here, which the types of Workers do not know. */
const originHeader = { headers: { origin: `http://${HOST}` } };

async function heapOf(url: string): Promise<number> {
  const socket = new WebSocket(url, originHeader as unknown as string[]);
  await once(socket, 'open');
  try {
    // What finalizers release is collected the second time.
    await send(socket, 'HeapProfiler.collectGarbage');
    await send(socket, 'HeapProfiler.collectGarbage');
    const { usedSize = Number.NaN } = await send(socket, 'Runtime.getHeapUsage');
    return usedSize / MB;
  } finally {
    socket.close();
  }
}

let calls = 0;

/** Others' messages, such as those of the console, are passed over. */
async function send(socket: WebSocket, method: string): Promise<NonNullable<Reply['result']>> {
  calls += 1;
  const id = calls;
  return new Promise((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error(`${method} has no reply.`)));
    const listen = ({ data }: MessageEvent) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== id) return;
      socket.removeEventListener('message', listen);
      if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
      else resolve(reply.result ?? {});
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method }));
  });
}
