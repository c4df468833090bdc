/** The zones at the platform that the hosts of a deployment are in. */
import { PlatformError } from './cloudflare.ts';
import type { Cloudflare } from './cloudflare.ts';

export type Zone = { id: string; name: string; status?: string };

const FORBIDDEN = 403;

/** Null where the token of the platform may not read them. */
export function listZones(cloudflare: Cloudflare): Promise<Zone[] | null> {
  return readOrNull(() => cloudflare.listBesides<Zone>('/zones'));
}

/** The zone with the longest name that the host ends with. */
export function zoneOf(host: string, zones: readonly Zone[]): Zone | undefined {
  return zones
    .filter(({ name }) => host === name || host.endsWith(`.${name}`))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** Its name; null where it is not known. */
export async function findZone(cloudflare: Cloudflare, host: string): Promise<string | null> {
  return zoneOf(host, (await listZones(cloudflare)) ?? [])?.name ?? null;
}

/** Null where the token of the platform may not read it. */
export async function readOrNull<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PlatformError && error.status === FORBIDDEN) return null;
    throw error;
  }
}
