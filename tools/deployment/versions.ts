/** Versions of a deployed Worker, and which share of the requests each gets. */
import type { Cloudflare } from './cloudflare.ts';

export type Share = { version_id: string; percentage: number };
type Version = { id: string; annotations?: Record<string, string> };

const ALL = 100;

/** The version that serves, or most of it where a release was interrupted. */
export async function servingVersion(cloudflare: Cloudflare, worker: string): Promise<string> {
  const path = `/workers/scripts/${worker}/deployments`;
  const found = await cloudflare.find<{ deployments: { versions: Share[] }[] }>(path);
  const [newest] = found?.deployments ?? [];
  const [largest] = (newest?.versions ?? []).toSorted((a, b) => b.percentage - a.percentage);
  if (largest) return largest.version_id;
  throw new Error(`${worker} is not deployed. Run setup.`);
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
  });
}

/** All requests go to the version before. */
export async function giveBack(cloudflare: Cloudflare, { worker, from }: Turn): Promise<void> {
  await share(cloudflare, { worker, from, to: from }, ALL, 'Rolled back by npm run release');
}
