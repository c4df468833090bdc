/** A D1 database for a bench, and a meter for its calls. */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { D1_WORKER, d1Of } from '../tools/local/d1.ts';
import type { Query } from '../tools/local/d1.ts';

export type Call = {
  trips: number;
  rowsRead: number;
  rowsWritten: number;
  /** As D1 reports them. */
  milliseconds: number;
  statements: (Query & { rowsRead: number })[];
};

/** Stores the database in `folder`, or in memory without one. */
export async function open(
  folder?: string,
): Promise<{ d1: D1Database; close: () => Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      ...(folder !== undefined && { resourcePersistencePath: folder }),
      workers: [
        {
          name: 'bench',
          modules: true,
          script: D1_WORKER,
          compatibilityDate: '2026-10-23',
          d1Databases: ['DB'],
        },
      ],
    }),
  );
  return { d1: d1Of(miniflare), close: () => miniflare.dispose() };
}

/** 1 to `length`. */
export function numbers(length: number): number[] {
  return Array.from({ length }, (_, at) => at + 1);
}

/** The binding with a meter, as far as the service uses it. */
export function metered(d1: D1Database): { binding: D1Database; call: Call } {
  const call: Call = { trips: 0, rowsRead: 0, rowsWritten: 0, milliseconds: 0, statements: [] };

  async function send(queries: readonly Query[]): Promise<D1Result[]> {
    call.trips++;
    const answers = await d1.batch(
      queries.map(({ text, values }) => d1.prepare(text).bind(...values)),
    );
    for (const [at, { meta }] of answers.entries()) {
      const { text = '', values = [] } = queries[at] ?? {};
      call.statements.push({ text, values, rowsRead: meta.rows_read });
      call.rowsRead += meta.rows_read;
      call.rowsWritten += meta.rows_written;
      call.milliseconds += meta.duration;
    }
    return answers;
  }

  const prepare = (text: string, values: Query['values'] = []) => {
    const query = { text, values };
    const run = async () => (await send([query]))[0];
    return {
      ...query,
      bind: (...bound: Query['values']) => prepare(text, bound),
      all: run,
      run,
      // D1 reports no costs of a raw result, so a query runs a second time for them.
      raw: async () => {
        if (!/^\s*select\b/iu.test(text)) throw new Error('Only a SELECT can run twice.');
        await run();
        return d1
          .prepare(text)
          .bind(...values)
          .raw();
      },
    };
  };
  return { binding: { prepare, batch: send } as unknown as D1Database, call };
}
