/** Versions of a deployed Worker, and which share of the requests each gets. */
import type { Cloudflare } from './cloudflare.ts';

export type Share = { version_id: string; percentage: number };
type Version = { id: string; number?: number; annotations?: Record<string, string> };

const ALL = 100;

export async function isDeployed(cloudflare: Cloudflare, worker: string): Promise<boolean> {
  return (await cloudflare.find(`/workers/scripts/${worker}/deployments`)) !== null;
}

/** The version that serves, or most of it where a release was interrupted; the older one where it was at 50 %. */
export async function servingVersion(cloudflare: Cloudflare, worker: string): Promise<string> {
  const path = `/workers/scripts/${worker}/deployments`;
  const found = await cloudflare.find<{ deployments: { versions: Share[] }[] }>(path);
  const [newest] = found?.deployments ?? [];
  const shares = newest?.versions ?? [];
  const most = Math.max(...shares.map(({ percentage }) => percentage));
  const [first, ...others] = shares.filter(({ percentage }) => percentage === most);
  if (!first) throw new Error(`${worker} is not deployed. Run setup.`);
  return others.length === 0 ? first.version_id : oldestOf(cloudflare, worker, [first, ...others]);
}

async function oldestOf(
  cloudflare: Cloudflare,
  worker: string,
  shares: readonly Share[],
): Promise<string> {
  const numberOf = async ({ version_id: id }: Share) => {
    const path = `/workers/scripts/${worker}/versions/${id}`;
    const { number = 0 } = await cloudflare.call<Version>('GET', path);
    return { id, number };
  };
  const [oldest] = (await Promise.all(shares.map(numberOf))).toSorted(
    (a, b) => a.number - b.number,
  );
  return oldest?.id ?? '';
}

/** The minute and the commit: a version is found by it. */
export function tagOf(now: Date, commit: string): string {
  return `${now.toISOString().replaceAll(/[-:]/gu, '').slice(0, 13)}-${commit}`;
}

/** The commit that the serving version was made from, by its tag; null: it has none. */
export async function deployedCommit(
  cloudflare: Cloudflare,
  worker: string,
): Promise<string | null> {
  const path = `/workers/scripts/${worker}/versions/${await servingVersion(cloudflare, worker)}`;
  const { annotations } = await cloudflare.call<Version>('GET', path);
  return /-([\da-f]{7,40})$/u.exec(annotations?.['workers/tag'] ?? '')?.[1] ?? null;
}

export async function versionByTag(
  cloudflare: Cloudflare,
  worker: string,
  tag: string,
): Promise<string> {
  const path = `/workers/scripts/${worker}/versions?deployable=true`;
  const { items } = await cloudflare.call<{ items: Version[] }>('GET', path);
  const version = items.find(({ annotations }) => annotations?.['workers/tag'] === tag);
  if (version) return version.id;
  throw new Error(`${worker} has no version ${tag}.`);
}

export type Turn = { worker: string; from: string; to: string };

/** Gives the new version a share of the requests, and the one before the rest. At 0, only those that name it reach it. */
export async function share(
  cloudflare: Cloudflare,
  { worker, from, to }: Turn,
  percentage: number,
  message: string,
): Promise<void> {
  const before = { version_id: from, percentage: ALL - percentage };
  const after = { version_id: to, percentage };
  const versions =
    percentage === ALL || from === to ? [{ ...after, percentage: ALL }] : [before, after];
  await cloudflare.call('POST', `/workers/scripts/${worker}/deployments`, {
    body: { strategy: 'percentage', versions, annotations: { 'workers/message': message } },
    isRepeatable: true,
  });
}

/** All requests go to the version before. */
export async function giveBack(cloudflare: Cloudflare, { worker, from }: Turn): Promise<void> {
  await share(cloudflare, { worker, from, to: from }, ALL, 'Rolled back by npm run release');
}
