/** What requests cost the database. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../src/worker.ts';
import { sendingThrough } from './call.ts';
import { answered, readDomainsNow } from './d1.ts';
import type { Answered } from './d1.ts';

export type Cost = {
  trips: number;
  statements: number;
  rowsRead: number;
  /** Of the statements that were prepared. */
  texts: string[];
};

/** The cost of the last request that `work` sends, with what it defers. */
export async function costOf<Result>(
  work: () => Promise<Result>,
): Promise<Cost & { result: Result }> {
  const cost: Cost = { trips: 0, statements: 0, rowsRead: 0, texts: [] };
  const result = await sendingThrough(async (request) => {
    await readDomainsNow();
    Object.assign(cost, { trips: 0, statements: 0, rowsRead: 0, texts: [] });
    const note = (answer: Answered) => {
      cost.trips += 1;
      for (const { meta } of [answer].flat()) {
        cost.statements += 1;
        cost.rowsRead += meta.rows_read;
      }
    };
    const execution = createExecutionContext();
    const sent = request as Request<unknown, IncomingRequestCfProperties>;
    const response = await worker.fetch(
      sent,
      { ...env, DB: answered(heard(env.DB, cost), note) },
      execution,
    );
    const body = response.body === null ? null : await response.arrayBuffer();
    await waitOnExecutionContext(execution);
    return new Response(body, response);
  }, work);
  return { ...cost, result };
}

/** Keeps the texts of what is prepared. */
function heard(database: D1Database, cost: Cost): D1Database {
  const prepare = (text: string) => {
    cost.texts.push(text);
    return database.prepare(text);
  };
  return new Proxy(database, {
    get: (target, name): unknown => {
      if (name === 'prepare') return prepare;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
