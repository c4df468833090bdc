/** The database of a deployment, through the platform's REST API: no Worker needs to be deployed for it. */
import { d1From, isRepeatable } from '../../../../tools/local/d1.ts';
import type { Cloudflare } from './cloudflare.ts';

type Raw = { results: { rows: unknown[] } };

/** Reads, and writes that say so, are asked again where the answer is lost. */
export function openRemoteD1(cloudflare: Cloudflare, databaseId: string): D1Database {
  const path = `/d1/database/${databaseId}`;
  return d1From(async (queries, isRaw) => {
    const asking = {
      body: { batch: queries.map(({ text, values }) => ({ sql: text, params: values })) },
      isRepeatable: queries.every(({ text }) => isRepeatable(text)),
    };
    if (!isRaw) return cloudflare.call('POST', `${path}/query`, asking);
    const answers = await cloudflare.call<Raw[]>('POST', `${path}/raw`, asking);
    return (answers[0]?.results.rows ?? []) as never[];
  });
}
