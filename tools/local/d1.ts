/** D1 as the tools and benches use it: each statement, or batch of statements, is one request to a Worker in Miniflare. */
import type { Miniflare } from 'miniflare';

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

/** The D1 binding of the Miniflare whose first Worker is `D1_WORKER`; without `exec`, sessions and blobs. */
export function d1Of(miniflare: Miniflare): D1Database {
  async function send<Answer>(queries: readonly Query[], isRaw = false): Promise<Answer[]> {
    const body = JSON.stringify({ queries, isRaw });
    const response = await miniflare.dispatchFetch('http://d1/', { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Answer[];
  }

  const prepare = (text: string, values: Query['values'] = []) => {
    const query = { text, values };
    const run = async () => (await send<D1Result>([query]))[0];
    return {
      ...query,
      bind: (...bound: Query['values']) => prepare(text, bound),
      all: run,
      run,
      first: async () => (await run())?.results[0] ?? null,
      raw: () => send([query], true),
    };
  };
  return { prepare, batch: (queries: readonly Query[]) => send(queries) } as unknown as D1Database;
}
