/** How many requests to a Worker failed, as the platform counts them. */
import type { Cloudflare } from './cloudflare.ts';
import type { Observed } from './release.ts';

const QUERY = `query ($account: String!, $script: String!, $since: Time!) {
  viewer { accounts(filter: { accountTag: $account }) {
    workersInvocationsAdaptive(limit: 100, filter: { scriptName: $script, datetime_geq: $since }) {
      sum { requests errors }
    }
  } }
}`;

type Data = { viewer: { accounts: { workersInvocationsAdaptive: { sum: Observed }[] }[] } };

/** Null: the token may not read it, and a release has to do without. */
export async function observe(
  cloudflare: Cloudflare,
  script: string,
  since: Date,
): Promise<Observed | null> {
  const data = await cloudflare.graphql<Data>(QUERY, { script, since: since.toISOString() });
  const groups = data?.viewer.accounts[0]?.workersInvocationsAdaptive;
  if (!groups) return null;
  return groups.reduce(
    (all, { sum }) => ({ requests: all.requests + sum.requests, errors: all.errors + sum.errors }),
    { requests: 0, errors: 0 },
  );
}
