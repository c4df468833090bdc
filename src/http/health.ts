/** Says that this isolate answers, and of which version it is. Asks no store, so that it stays true when one is down. */
import { addressOf } from './hosts.ts';

type Bindings = { VERSION?: WorkerVersionMetadata };

/** Null: the request is for something else. */
export function health(request: Request, { VERSION }: Bindings): Response | null {
  if (addressOf(request).pathname !== '/healthz') return null;
  const answer = { status: 'ok', version: VERSION?.id ?? null };
  return Response.json(answer, {
    headers: { 'Cache-Control': 'no-store', 'X-Request-Id': crypto.randomUUID() },
  });
}
