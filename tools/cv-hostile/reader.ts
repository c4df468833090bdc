/** The reader of CVs in a process of workerd of its own, with the code of the Worker of the reader and the heap of an isolate. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { Log, LogLevel } from 'miniflare';
import { alias } from '../local/bundle.ts';
import { startMiniflare } from '../local/miniflare.ts';

const HOST = '127.0.0.1';
const COMPATIBILITY_DATE = '2026-10-23';
const MS_NANOSECONDS = 1_000_000;
const KILOBYTES = 1024;
const NAME = 'reader';
/** Of V8's 64 MB; buffers and the program's code are beside them in the 128 MB of an isolate. The process ends if it needs more. */
const V8_FLAGS = '--max-heap-size=64';

/** What its process has beside the program and the CVs. */
export const EMPTY_WORKER = `
  export default {
    async fetch(request) {
      await request.arrayBuffer();
      return new Response('');
    },
  };
`;

/** All code of the Worker of the reader, as its memory is that of the program and the CV. */
const READER = `
  import { cvReader } from './src/recruiting/people/cvs/actions/parse.ts';
  export default {
    async fetch(request) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.byteLength === 0) return new Response('');
      const { status } = await cvReader.readCv(bytes);
      return new Response(status);
    },
  };
`;

export function bundleReader(): Promise<string> {
  return bundleWorker(READER);
}

/** A Worker with what it imports, as it is deployed. */
export async function bundleWorker(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    alias,
  });
  return outputFiles[0]?.text ?? '';
}

export type Reader = {
  /** The status, or that the process has ended. */
  read: (bytes: Uint8Array) => Promise<string>;
  cpuMilliseconds: () => number;
  /** The most memory that the process has had. */
  megabytes: () => number;
  close: () => Promise<void>;
};

export async function openReader(script: string): Promise<Reader> {
  process.env['MINIFLARE_WORKERD_V8_FLAGS'] = V8_FLAGS;
  const miniflare = startMiniflare({
    log: new Log(LogLevel.NONE),
    host: HOST,
    port: 0,
    workers: [
      {
        name: NAME,
        modules: true,
        script,
        compatibilityDate: COMPATIBILITY_DATE,
        unsafeDirectSockets: [{ host: HOST, port: 0 }],
      },
    ],
  });
  await miniflare.ready;
  const url = await miniflare.unsafeGetDirectURL(NAME);
  const pid = workerdPid();
  return {
    async read(bytes) {
      try {
        return await (await fetch(url, { method: 'POST', body: new Blob([bytes]) })).text();
      } catch {
        return 'ended';
      }
    },
    cpuMilliseconds: () => cpuNanoseconds(pid) / MS_NANOSECONDS,
    megabytes: () => Math.round(mostKilobytes(pid) / KILOBYTES),
    close: () => miniflare.dispose(),
  };
}

function mostKilobytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Of all threads. */
function cpuNanoseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  );
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
}

/** The process of workerd that this one has started. */
function workerdPid(): number {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,comm'], { encoding: 'utf8' }).split('\n');
  const mine = lines
    .map((line) => line.trim().split(/\s+/u))
    .findLast(([, parent, name]) => Number(parent) === process.pid && name === 'workerd');
  return Number(mine?.[0]);
}
