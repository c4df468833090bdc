/** D1 as the tools and benches use it: each statement, or batch of statements, is one request to a Worker in Miniflare. */
import type { Miniflare } from 'miniflare';
import { WAITS_MS, whileBusy } from './busy.ts';

/** Marks a write that has the same effect made twice. */
export const REPEATABLE = '/* repeatable */';

export function isRepeatable(statement: string): boolean {
  return /^\s*(?:select|pragma)\b/iu.test(statement) || statement.includes(REPEATABLE);
}

export type Query = { text: string; values: (string | number | null)[] };

/**
 * A Worker that runs the queries it receives: one query with positional rows, or all of them as one batch.
 * Miniflare's own proxy of a binding blocks on several calls per statement, which makes it ten times slower.
 */
export const D1_WORKER = `export default {
  async fetch(request, { DB }) {
    const { queries, isRaw } = await request.json();
    const statements = queries.map(({ text, values }) => DB.prepare(text).bind(...values));
    try {
      return Response.json(isRaw ? await statements[0].raw() : await DB.batch(statements));
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  }
}`;

/**
 * The D1 binding of the Miniflare whose first Worker is `D1_WORKER`; without `exec`, sessions and blobs. A busy database is
 * tried again; `onBusy` is called before each wait.
 */
export function d1Of(
  miniflare: Miniflare,
  onBusy: () => void = () => {},
  waits: readonly number[] = WAITS_MS,
): D1Database {
  async function trySend(body: string): Promise<never[]> {
    const response = await miniflare.dispatchFetch('http://d1/', { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as never[];
  }

  return d1From(async (queries, isRaw) => {
    const body = JSON.stringify({ queries, isRaw });
    return whileBusy(() => trySend(body), onBusy, waits);
  });
}

/** Sends queries as one batch, or with `isRaw` one query whose rows are wanted as lists of values. */
export type Send = <Answer>(queries: readonly Query[], isRaw: boolean) => Promise<Answer[]>;

/** The binding, without `exec`, sessions and blobs. */
export function d1From(send: Send): D1Database {
  const prepare = (text: string, values: Query['values'] = []) => {
    const query = { text, values };
    const run = async () => (await send<D1Result>([query], false))[0];
    return {
      ...query,
      bind: (...bound: Query['values']) => prepare(text, bound),
      all: run,
      run,
      first: async () => (await run())?.results[0] ?? null,
      raw: () => send([query], true),
    };
  };
  return {
    prepare,
    batch: (queries: readonly Query[]) => send(queries, false),
  } as unknown as D1Database;
}
