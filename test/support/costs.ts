/** What requests cost the database. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../src/worker.ts';
import { sendingThrough } from './call.ts';
import { answered, readDomainsNow } from './d1.ts';
import type { Answered } from './d1.ts';

export type Cost = { trips: number; statements: number; rowsRead: number };

/** The cost of the last request that `work` sends, with what it defers. */
export async function costOf<Result>(
  work: () => Promise<Result>,
): Promise<Cost & { result: Result }> {
  const cost: Cost = { trips: 0, statements: 0, rowsRead: 0 };
  const result = await sendingThrough(async (request) => {
    await readDomainsNow();
    Object.assign(cost, { trips: 0, statements: 0, rowsRead: 0 });
    const note = (answer: Answered) => {
      cost.trips += 1;
      for (const { meta } of [answer].flat()) {
        cost.statements += 1;
        cost.rowsRead += meta.rows_read;
      }
    };
    const execution = createExecutionContext();
    const sent = request as Request<unknown, IncomingRequestCfProperties>;
    const response = await worker.fetch(sent, { ...env, DB: answered(env.DB, note) }, execution);
    const body = response.body === null ? null : await response.arrayBuffer();
    await waitOnExecutionContext(execution);
    return new Response(body, response);
  }, work);
  return { ...cost, result };
}
