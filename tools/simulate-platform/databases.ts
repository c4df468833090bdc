/** The databases of the simulated account: their statements run in Miniflare, as they would in D1, or where a test has them run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { D1_WORKER } from '../local/d1.ts';
import type { Query } from '../local/d1.ts';
import { startMiniflare } from '../local/miniflare.ts';
import { failure, success } from './answer.ts';
import type { ApiRequest, Reply } from './answer.ts';

type Statement = { sql: string; params?: (string | number | null)[] };

export type Databases = {
  query: (request: ApiRequest) => Promise<Reply>;
  raw: (request: ApiRequest) => Promise<Reply>;
  close: () => Promise<void>;
};

/** Where the statements run: all of them as one batch, or with `isRaw` one whose rows are wanted as lists of values. */
export type Engine = {
  run: (id: string, queries: readonly Query[], isRaw: boolean) => Promise<unknown[]>;
  close: () => Promise<void>;
};

export function openDatabases({ run, close }: Engine = openRuntime()): Databases {
  async function answer({ at, json }: ApiRequest, isRaw: boolean): Promise<Reply> {
    const { batch, ...single } = json as { batch?: Statement[] } & Statement;
    const given = batch ?? (await splitStatements(single));
    const queries = given.map(({ sql, params = [] }) => ({ text: sql, values: params }));
    try {
      const answers = await run(at['id'] ?? '', queries, isRaw);
      if (!isRaw) return success(answers);
      return success([{ success: true, meta: {}, results: { columns: [], rows: answers } }]);
    } catch (error) {
      return failure(400, 7500, error instanceof Error ? error.message : String(error));
    }
  }

  return {
    query: (request) => answer(request, false),
    raw: (request) => answer(request, true),
    close,
  };
}

/** D1 in Miniflare: a runtime for each database, opened with its first statement. */
function openRuntime(): Engine {
  const opened = new Map<string, Miniflare>();
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-platform-'));

  function open(id: string): Miniflare {
    const existing = opened.get(id);
    if (existing) return existing;
    const made = startMiniflare({
      resourcePersistencePath: folder,
      workers: [{ name: 'd1', modules: true, script: D1_WORKER, d1Databases: { DB: id } }],
    });
    opened.set(id, made);
    return made;
  }

  return {
    run: async (id, queries, isRaw) => {
      const body = JSON.stringify({ queries, isRaw });
      const response = await open(id).dispatchFetch('http://d1/', { method: 'POST', body });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as unknown[];
    },
    close: async () => {
      await Promise.all([...opened.values()].map((miniflare) => miniflare.dispose()));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Several statements in one text, as wrangler sends a migration. */
async function splitStatements({ sql, params = [] }: Statement): Promise<Statement[]> {
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  const statements = split(sql);
  return statements.length === 1 ? [{ sql, params }] : statements.map((one) => ({ sql: one }));
}
