/** A deployment of the service: what `deployments/NAME.json` says of it, from which its configurations are made. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { invalidField } from '../../../../src/errors.ts';
import type { KeyRing } from '../../../../src/lib/key-ring.ts';
import { transportName } from '../../../../src/platform/mail-queue.ts';
import { writeWhole } from '../../../../tools/local/write-whole.ts';

const FOLDER = 'deployments';
/** That of the templates. */
const TRANSPORT = 'cloudflare';
const DATE_LENGTH = '2026-01-31'.length;

export const jurisdictions = ['eu', 'us', 'fedramp'] as const;
/** Western and Eastern Europe, Western and Eastern North America, Asia Pacific, Oceania. */
export const locations = ['weur', 'eeur', 'wnam', 'enam', 'apac', 'oc'] as const;

const hostname = z
  .string()
  .regex(/^(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u, 'Must be a host name.');

const recordSchema = z.strictObject({
  /** The first part of the names of its Workers, database, buckets and queues. */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/u, 'Must be 3 to 40 of a-z, 0-9 and hyphens.'),
  /** Where data is stored. It cannot change: the platform asks for it when a store is created. */
  jurisdiction: z.enum(jurisdictions).nullable(),
  /** Where database and buckets are best, without a promise, and without a jurisdiction. */
  location: z.enum(locations).optional(),
  /** Its sites are for no search engine, and its emails stay in the database. */
  staging: z.boolean(),
  api_host: hostname,
  /** The zone at the platform that has the host of the API. */
  zone: hostname,
  career_hosts: z.array(hostname).min(1),
  /** Instead of those of the templates. */
  variables: z.record(z.string(), z.string()),
  account_id: z.string().nullable(),
  database_id: z.string().nullable(),
  /** By binding. */
  kv_ids: z.record(z.string(), z.string()),
  /** By the number of a key of `SECRET_KEYS`: the day on which it was made. */
  keys_since: z.record(z.string().regex(/^\d+$/u), z.iso.date()).optional(),
});

export type Deployment = z.infer<typeof recordSchema>;

function fileOf(name: string): string {
  return join(FOLDER, `${name}.json`);
}

export function parseDeployment(given: unknown): Deployment {
  const { success, data, error } = recordSchema.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  throw invalidField(issue?.path.join('.') ?? 'deployment', issue?.message ?? 'Is not valid.');
}

export function findDeployment(name: string): Deployment | null {
  const file = fileOf(name);
  return existsSync(file) ? parseDeployment(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function readDeployment(name: string): Deployment {
  const deployment = findDeployment(name);
  if (!deployment) throw invalidField('deployment', `${fileOf(name)} is missing. Run setup first.`);
  return deployment;
}

/** Returns whether it says anything new. */
export function writeDeployment(deployment: Deployment): boolean {
  return writeChanged(fileOf(deployment.name), deployment);
}

/** Whether it sends emails: one for rehearsals does not, unless its variables say so. */
export function isSending({ staging, variables }: Deployment): boolean {
  const { MAIL_TRANSPORT = staging ? '' : TRANSPORT } = variables;
  return transportName({ MAIL_TRANSPORT }) !== null;
}

/** Notes the day of a key that was made now. */
export function noteKey(deployment: Deployment, id: number, now: Date): void {
  const since = { ...deployment.keys_since, [id]: now.toISOString().slice(0, DATE_LENGTH) };
  writeDeployment({ ...deployment, keys_since: since });
}

/** Null: of none it is known since when it is used. */
export function newestKey({
  keys_since: since = {},
}: Deployment): { id: number; since: string } | null {
  const ids = Object.keys(since).map(Number);
  if (ids.length === 0) return null;
  const id = Math.max(...ids);
  return { id, since: since[id] ?? '' };
}

/** Throws where a key was made that the ring lacks: it is an old one, although nothing may be encrypted with the newer key yet. */
export function assertNewest(
  deployment: Deployment,
  { keys }: KeyRing,
  lost: readonly number[] = [],
): void {
  const fault = newestFault(deployment, { keys });
  if (fault === null || lost.includes(fault.id)) return;
  throw invalidField('SECRET_KEYS', `${fault.what} Nothing was changed.`);
}

/** A key that was made and that the ring lacks. */
export function newestFault(
  deployment: Deployment,
  { keys }: Pick<KeyRing, 'keys'>,
): { id: number; what: string } | null {
  const newest = newestKey(deployment);
  if (!newest || keys.some(({ id }) => id === newest.id)) return null;
  const { id, since } = newest;
  return {
    id,
    what: `It lacks key ${id}, which was made on ${since} (${fileOf(deployment.name)}).`,
  };
}

export function writeChanged(file: string, content: object): boolean {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeWhole(file, text);
  return true;
}
