/** The hosts whose client metadata documents the operator allows. */
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { timestamp } from '#lib/time.ts';
import { invalidField } from '#errors.ts';
import { allowing, denying, hostByName, hostList } from './store.ts';

export async function listClientHosts(ctx: PublicCtx) {
  return (await runPlan(ctx, hostList(ctx))).map(({ host, allowedAt, deniedAt }) => ({
    host,
    status: deniedAt ? 'denied' : 'allowed',
    since: timestamp(deniedAt ?? allowedAt),
  }));
}

export async function allowClientHost(ctx: PublicCtx, given: string) {
  const host = hostIn(given);
  const before = await runPlan(ctx, hostByName(ctx, host));
  const answer = { host, status: 'allowed' };
  if (before && !before.deniedAt) return answer;
  return commitAccount(ctx, {
    writes: allowing(ctx, host),
    audit: { action: 'client_host.allow' },
    answer: QueryPlan.of(answer),
  });
}

/** Blocks a host: the grants of its clients stop working at the next request, and work again when it is allowed again. */
export async function denyClientHost(ctx: PublicCtx, given: string) {
  const host = hostIn(given);
  const before = await runPlan(ctx, hostByName(ctx, host));
  if (!before) throw invalidField('host', 'This host has never been allowed.');
  const answer = { host, status: 'denied' };
  if (before.deniedAt) return answer;
  return commitAccount(ctx, {
    writes: denying(ctx, host),
    audit: { action: 'client_host.deny' },
    answer: QueryPlan.of(answer),
  });
}

/** The host as in a URL: `claude.ai`, `tools.example:8443`. */
function hostIn(given: string): string {
  const url = /^[\w.-]+(?::\d{1,5})?$/u.test(given) ? URL.parse(`https://${given}`) : null;
  if (url) return url.host;
  throw invalidField(
    'host',
    'Must be a host name, optionally with a port, such as tools.example:8443.',
  );
}
