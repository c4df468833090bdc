/** What expires by itself: certificates, domains and keys. `doctor` and `alerts` look at them; `docs/runbooks.md` has their table. */
import { DAY_MS } from '#lib/time.ts';
import type { Cloudflare } from '../../packages/operator/tools/deployment/cloudflare.ts';
import { fine, watch, wrong } from '../../packages/operator/tools/deployment/findings.ts';
import type { Finding } from '../../packages/operator/tools/deployment/findings.ts';
import { newestKey } from '../../packages/operator/tools/deployment/record.ts';
import type { Deployment } from '../../packages/operator/tools/deployment/record.ts';
import { listZones, readOrNull, zoneOf } from '../../packages/operator/tools/deployment/zones.ts';
import type { Zone } from '../../packages/operator/tools/deployment/zones.ts';

const ACTIVE = 'active';

/** In days. The platform renews a certificate of 90 days a month before it expires, and a domain before it ends. */
const CERTIFICATE = { watchBelow: 14, wrongBelow: 4 };
const DOMAIN = { watchBelow: 30, wrongBelow: 7 };
/** Keys are replaced once a year (keys.md). */
const KEY_DAYS_MAX = 365;

/** Each is a `ticket` while it can wait, and a `page` when it cannot. */
export const expiryAlerts = {
  'certificate-expires': {
    severities: 'ticket, page',
    about: `the certificate of a host has fewer than ${CERTIFICATE.watchBelow} days (page: ${CERTIFICATE.wrongBelow}), or there is none`,
  },
  'domain-expires': {
    severities: 'ticket, page',
    about: `a domain has fewer than ${DOMAIN.watchBelow} days (page: ${DOMAIN.wrongBelow}), or its zone is not active`,
  },
  'key-old': {
    severities: 'ticket',
    about: `the current key of SECRET_KEYS is older than ${KEY_DAYS_MAX} days`,
  },
} as const;
export type ExpiryAlert = keyof typeof expiryAlerts;

/** `alert`: null where it is only worth a line of `doctor`. */
export type Expiry = { alert: ExpiryAlert | null; finding: Finding };

type Pack = { hosts: string[]; certificates?: { expires_on?: string }[] };

export async function examineExpiries(
  cloudflare: Cloudflare,
  deployment: Deployment,
  now: Date,
): Promise<Expiry[]> {
  const hosts = [deployment.api_host, ...deployment.career_hosts];
  const key = examineKey(deployment, now);
  const zones = await listZones(cloudflare);
  if (zones === null) return [unread('zones', 'Zone: Read'), key];
  const byZone = Map.groupBy(hosts, (host) => zoneOf(host, zones));
  const expiries = await Promise.all(
    [...byZone].map(([zone, own]) =>
      zone
        ? examineZone(cloudflare, { zone, hosts: own, now })
        : Promise.resolve(own.map(withoutZone)),
    ),
  );
  return [...expiries.flat(), key];
}

function withoutZone(host: string): Expiry {
  const what = `${host} is in no zone of the account`;
  return { alert: 'domain-expires', finding: wrong(what, 'See runbooks.md#domain-expires.') };
}

type Examined = { zone: Zone; hosts: readonly string[]; now: Date };

async function examineZone(
  cloudflare: Cloudflare,
  { zone, hosts, now }: Examined,
): Promise<Expiry[]> {
  const { id, name, status = ACTIVE } = zone;
  const domain = await readOrNull(() =>
    cloudflare.find<{ expires_at?: string }>(`/registrar/domains/${name}`),
  );
  const packs = await readOrNull(() =>
    cloudflare.listBesides<Pack>(`/zones/${id}/ssl/certificate_packs`),
  );
  const expiries: Expiry[] = [examineDomain(name, status, daysUntil(domain?.expires_at, now))];
  if (packs === null)
    return [...expiries, unread(`certificates of ${name}`, 'SSL and Certificates: Read')];
  for (const host of hosts) {
    const days = packs
      .filter((pack) => pack.hosts.some((one) => covers(one, host)))
      .flatMap(({ certificates = [] }) => certificates)
      .map((certificate) => daysUntil(certificate.expires_on, now) ?? 0);
    expiries.push(examineCertificate(host, days.length === 0 ? null : Math.max(...days)));
  }
  return expiries;
}

/** `*.your.org` is for one more label. */
function covers(pattern: string, host: string): boolean {
  return pattern === host || pattern === host.replace(/^[^.]+/u, '*');
}

function examineDomain(name: string, status: string, days: number | null): Expiry {
  const alert = 'domain-expires';
  const remedy = 'See runbooks.md#domain-expires.';
  if (status !== ACTIVE)
    return { alert, finding: wrong(`the zone ${name} is ${status}, not active`, remedy) };
  // It does not know when what is registered elsewhere expires.
  if (days === null) return { alert, finding: fine(`the zone ${name} is active`) };
  return {
    alert,
    finding: within(days, DOMAIN, `the domain ${name} expires in ${daysOf(days)}`, remedy),
  };
}

function examineCertificate(host: string, days: number | null): Expiry {
  const alert = 'certificate-expires';
  const remedy = 'See runbooks.md#certificate-expires.';
  const finding =
    days === null
      ? wrong(`${host} has no active certificate`, remedy)
      : within(days, CERTIFICATE, `the certificate of ${host} expires in ${daysOf(days)}`, remedy);
  return { alert, finding };
}

function examineKey(deployment: Deployment, now: Date): Expiry {
  const newest = newestKey(deployment);
  if (newest === null) {
    const what = 'it is not known since when the current key is used';
    const remedy = `Note it in deployments/${deployment.name}.json: "keys_since": { "1": "2026-01-31" }.`;
    return { alert: null, finding: watch(what, remedy) };
  }
  const days = Math.floor((now.getTime() - Date.parse(newest.since)) / DAY_MS);
  const what = `key ${newest.id} is ${days} days old`;
  const finding =
    days > KEY_DAYS_MAX ? watch(what, 'Replace it: keys.md, "Replace a key".') : fine(what);
  return { alert: 'key-old', finding };
}

function within(
  days: number,
  { watchBelow, wrongBelow }: { watchBelow: number; wrongBelow: number },
  what: string,
  remedy: string,
): Finding {
  if (days < wrongBelow) return wrong(what, remedy);
  return days < watchBelow ? watch(what, remedy) : fine(what);
}

function daysUntil(time: string | undefined, now: Date): number | null {
  if (time === undefined) return null;
  return Math.floor((Date.parse(time) - now.getTime()) / DAY_MS);
}

function daysOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function unread(what: string, permission: string): Expiry {
  const remedy = `Give the token of the platform the permission "${permission}".`;
  return { alert: null, finding: watch(`${what} cannot be read`, remedy) };
}
