/** Finds the database, buckets, namespaces and queues of a deployment in the account, and creates what is missing. */
import type { Cloudflare } from './cloudflare.ts';
import { workers } from './configurations.ts';
import type { Configurations } from './configurations.ts';
import type { Deployment } from './record.ts';

export type Step = { what: string; is: 'made' | 'there' | 'missing' };
export type Found = Pick<Deployment, 'database_id' | 'kv_ids'> & { steps: Step[] };

type Making = { cloudflare: Cloudflare; deployment: Deployment; isDryRun: boolean };
type Resource<Item> = { what: string; find: () => Promise<Item | null>; make: () => Promise<Item> };

/** With `isDryRun`, nothing is created. */
export async function makeResources(
  making: Making,
  configurations: Configurations,
): Promise<Found> {
  const steps: Step[] = [];
  async function ensure<Item>({ what, find, make }: Resource<Item>): Promise<Item | null> {
    const found = await find();
    const missing = making.isDryRun ? 'missing' : 'made';
    steps.push({ what, is: found ? 'there' : missing });
    return found ?? (making.isDryRun ? null : make());
  }

  const all = workers.map((worker) => configurations[worker]);
  const [database] = all.flatMap(({ d1_databases: databases }) => databases);
  const made = await ensure(databaseOf(making, database?.database_name ?? ''));
  const buckets = unique(
    all.flatMap((one) => (one.r2_buckets ?? []).map((each) => each.bucket_name)),
  );
  for (const bucket of buckets) await ensure(bucketOf(making, bucket));
  const kvIds: Record<string, string> = {};
  const titles = await namespacesOf(making);
  for (const binding of unique(
    all.flatMap((one) => one.kv_namespaces.map((each) => each.binding)),
  )) {
    const namespace = await ensure(namespaceOf(making, binding, titles));
    if (namespace) kvIds[binding] = namespace.id;
  }
  const names = unique(
    all.flatMap(({ queues }) =>
      [...(queues?.producers ?? []), ...(queues?.consumers ?? [])].map(({ queue }) => queue),
    ),
  );
  const queues = await making.cloudflare.list<{ queue_name: string }>('/queues');
  for (const name of names) await ensure(queueOf(making, name, queues));
  return { database_id: made?.uuid ?? null, kv_ids: kvIds, steps };
}

function databaseOf({ cloudflare, deployment }: Making, name: string): Resource<{ uuid: string }> {
  return {
    what: `database ${name}`,
    find: async () => {
      const found = await cloudflare.list<{ uuid: string; name: string }>('/d1/database');
      // After a restore, the deployment has a database of another name: the file says which.
      const noted = found.find((one) => one.uuid === deployment.database_id);
      return noted ?? found.find((one) => one.name === name) ?? null;
    },
    make: () =>
      cloudflare.call('POST', '/d1/database', {
        body: {
          name,
          ...jurisdictionOf(deployment),
          ...(deployment.location && { primary_location_hint: deployment.location }),
        },
      }),
  };
}

function bucketOf({ cloudflare, deployment }: Making, name: string): Resource<object> {
  const { jurisdiction, location } = deployment;
  const asking = jurisdiction === null ? {} : { headers: { 'cf-r2-jurisdiction': jurisdiction } };
  return {
    what: `bucket ${name}`,
    find: () => cloudflare.find<object>(`/r2/buckets/${name}`, asking),
    make: () =>
      cloudflare.call('POST', '/r2/buckets', {
        ...asking,
        body: { name, ...(location && { locationHint: location }) },
      }),
  };
}

type Namespace = { id: string; title: string };

function namespacesOf({ cloudflare }: Making): Promise<Namespace[]> {
  return cloudflare.list<Namespace>('/storage/kv/namespaces');
}

function namespaceOf(
  { cloudflare, deployment }: Making,
  binding: string,
  existing: readonly Namespace[],
): Resource<Namespace> {
  const title = `${deployment.name}-${binding.toLowerCase().replaceAll('_', '-')}`;
  return {
    what: `namespace ${title}`,
    find: () => Promise.resolve(existing.find((one) => one.title === title) ?? null),
    make: () =>
      cloudflare.call('POST', '/storage/kv/namespaces', {
        body: { title, ...jurisdictionOf(deployment) },
      }),
  };
}

function queueOf(
  { cloudflare, deployment }: Making,
  name: string,
  existing: readonly { queue_name: string }[],
): Resource<object> {
  return {
    what: `queue ${name}`,
    find: () => Promise.resolve(existing.find((one) => one.queue_name === name) ?? null),
    make: () =>
      cloudflare.call('POST', '/queues', {
        body: { queue_name: name, ...jurisdictionOf(deployment) },
      }),
  };
}

function jurisdictionOf({ jurisdiction }: Deployment): { jurisdiction?: string } {
  return jurisdiction === null ? {} : { jurisdiction };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
