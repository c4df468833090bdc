/** The database of a deployment, through the platform's REST API: no Worker needs to be deployed for it. */
import { d1From } from '../local/d1.ts';
import type { Cloudflare } from './cloudflare.ts';

type Raw = { results: { rows: unknown[] } };

export function openRemoteD1(cloudflare: Cloudflare, databaseId: string): D1Database {
  const path = `/d1/database/${databaseId}`;
  return d1From(async (queries, isRaw) => {
    const batch = queries.map(({ text, values }) => ({ sql: text, params: values }));
    if (!isRaw) return cloudflare.call('POST', `${path}/query`, { body: { batch } });
    const answers = await cloudflare.call<Raw[]>('POST', `${path}/raw`, { body: { batch } });
    return (answers[0]?.results.rows ?? []) as never[];
  });
}
