/** The databases of the simulated account, in Miniflare: statements run as they would in D1. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { D1_WORKER } from '../local/d1.ts';
import { startMiniflare } from '../local/miniflare.ts';
import { failure, success } from './answer.ts';
import type { ApiRequest, Reply } from './answer.ts';

type Statement = { sql: string; params?: (string | number | null)[] };

export type Databases = {
  query: (request: ApiRequest) => Promise<Reply>;
  raw: (request: ApiRequest) => Promise<Reply>;
  close: () => Promise<void>;
};

export function openDatabases(): Databases {
  /** Opened with the first statement of each. */
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

  async function run({ at, json }: ApiRequest, isRaw: boolean): Promise<Reply> {
    const { batch, ...single } = json as { batch?: Statement[] } & Statement;
    const given = batch ?? (await splitStatements(single));
    const queries = given.map(({ sql, params = [] }) => ({ text: sql, values: params }));
    const response = await open(at['id'] ?? '').dispatchFetch('http://d1/', {
      method: 'POST',
      body: JSON.stringify({ queries, isRaw }),
    });
    if (!response.ok) return failure(400, 7500, await response.text());
    const answers = (await response.json()) as unknown[];
    if (!isRaw) return success(answers);
    return success([{ success: true, meta: {}, results: { columns: [], rows: answers } }]);
  }

  return {
    query: (request) => run(request, false),
    raw: (request) => run(request, true),
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
