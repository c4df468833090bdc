/**
 * What a Worker makes when a place starts it, before its first request. Counts are the same on every machine, which times
 * are not.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { deployedBundle } from './deployed-bundle.ts';

export type StartCounts = {
  /** Modules of the bundle that run. */
  modules: number;
  /** Schemas of zod. */
  schemas: number;
  /** Columns of Drizzle's tables. */
  columns: number;
  /** Objects of `Intl`, and lists of `Intl.supportedValuesOf`. */
  intl: number;
};

/** Where a library makes what is counted: the line that begins it, and what is counted there. */
const marks: readonly { file: RegExp; line: string; counted: string }[] = [
  {
    file: /zod\/v4\/core\/core\.js$/u,
    line: 'function _(def) {',
    counted: 'if (def?.type !== undefined) starts.schemas += 1;',
  },
  {
    file: /drizzle-orm\/column\.js$/u,
    line: 'constructor(table, config) {',
    counted: 'starts.columns += 1;',
  },
];

/** Runs before the Worker: the counts, and the platform's modules as far as their names are read at the start. */
const HEAD = `
  globalThis.starts = { modules: 0, schemas: 0, columns: 0, intl: 0 };
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const made = Intl[name];
    if (typeof made !== 'function') continue;
    const count = (how) => (...given) => { starts.intl += 1; return how(...given); };
    Intl[name] = new Proxy(made, { construct: count(Reflect.construct), apply: count(Reflect.apply) });
  }
`;

const PLATFORM = `
  export class WorkerEntrypoint {}
  export class DurableObject {}
  export const env = {};
  export const exports = {};
  export const connect = () => {};
  export const waitUntil = () => {};
`;

const counting: Plugin = {
  name: 'start-counts',
  setup(build) {
    build.onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, namespace: 'platform' }));
    build.onLoad({ filter: /.*/, namespace: 'platform' }, () => ({ contents: PLATFORM }));
    build.onLoad({ filter: /\.(?:[cm]?js|tsx?)$/, namespace: 'file' }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const mark = marks.find(({ file }) => file.test(path));
      if (mark && !code.includes(mark.line)) throw new Error(`${path} has another shape.`);
      const marked = mark ? code.replace(mark.line, `${mark.line} ${mark.counted}`) : code;
      const [, extension = ''] = /\.[cm]?(js|tsx?)$/u.exec(path) ?? [];
      return {
        contents: `${marked}\n;globalThis.starts.modules += 1;`,
        loader: extension as 'js' | 'ts' | 'tsx',
      };
    });
  },
};

/** Starts the Worker whose entry point under `src` this is, in a process of its own, and counts. */
export async function startCounts(entry: string): Promise<StartCounts> {
  const { code } = await deployedBundle(entry, { minify: false, plugins: [counting] });
  const folder = await mkdtemp(join(tmpdir(), 'start-counts-'));
  try {
    const [head, worker, main] = ['head.mjs', 'worker.mjs', 'main.mjs'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await writeFile(head, HEAD);
    await writeFile(worker, code);
    await writeFile(
      main,
      `import './head.mjs'; import './worker.mjs'; process.stdout.write(JSON.stringify(starts));`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [main]);
    return JSON.parse(stdout) as StartCounts;
  } finally {
    await rm(folder, { recursive: true });
  }
}
