/** The operator's commands for `SECRET_KEYS`: add a key, see what each key sealed, seal again, and drop a key that nothing needs. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { atPresent } from '../../../../src/context.ts';
import type { PublicCtx } from '../../../../src/context.ts';
import { invalidField } from '../../../../src/errors.ts';
import { formatKeyRing, parseKeyRing } from '../../../../src/lib/key-ring.ts';
import type { KeyRing } from '../../../../src/lib/key-ring.ts';
import { keyStatus, recordKeyChange, resealAll } from '../../../../src/operator/keys/actions.ts';
import { dropFault } from '../../../../src/operator/keys/rules.ts';
import { openCloudflare } from '../deployment/cloudflare.ts';
import { configure, readTemplates } from '../deployment/configurations.ts';
import { findHolders, giveKeys, SECRET as NAME } from '../deployment/keys.ts';
import { assertNewest, noteKey, readDeployment } from '../deployment/record.ts';
import { assertShell } from '../deployment/wrangler.ts';
import { readSettings, writeSetting } from '../../../../tools/local/settings.ts';
import { assertRing } from '../restore/sealed.ts';
import { flag, list, optional } from './command.ts';
import type { Command, Values } from './command.ts';
import { durationFor } from './durations.ts';

const KEY_BYTES = 36;
/** New settings reach every isolate within seconds. */
const WAIT_DEFAULT = '60s';
const WAIT_MAX = '1h';
const LOST = {
  about: 'keys that nobody has any more: what they encrypted stays unreadable',
  value: 'NUMBERS',
  isList: true,
} as const;
/** The Workers that have the keys; careers has none. */
const split = ['wrangler.api.toml', 'wrangler.background.toml'];
const single = ['wrangler.toml'];

export const keyCommands: Record<string, Command> = {
  'keys add': {
    about: 'Add a key, and seal and sign with it once every Worker knows it',
    options: {
      single: { about: 'with --remote: the service is deployed as one Worker' },
      wait: {
        about: `where it is deployed: until every Worker knows the key; default: ${WAIT_DEFAULT}`,
        value: 'DURATION',
      },
      lost: LOST,
    },
    run: (ctx, values) => addKey(ctx, values),
  },
  'keys status': {
    about: 'Count what each key sealed, by table',
    options: {},
    run: (ctx) => keyStatus(ctx),
  },
  'keys reseal': {
    about: 'Seal everything that is kept with the current key',
    options: {},
    faults: ['unreadable'],
    run: (ctx, values) => reseal(ctx, values),
  },
  'keys drop': {
    about: 'Remove a key that sealed nothing that is left',
    subject: 'KEY',
    options: {
      single: { about: 'with --remote: the service is deployed as one Worker' },
      lost: LOST,
    },
    run: (ctx, values, subject) => dropKey(ctx, values, Number(subject)),
  },
};

/** Where the keys are. */
type Place = {
  /** Deployed secrets cannot be read: the operator's vault has them. */
  isDeployed: boolean;
  ring: KeyRing;
  write: (ring: KeyRing) => Promise<void>;
};

async function addKey(ctx: PublicCtx, values: Values): Promise<object> {
  const wait = durationFor('wait', optional(values, 'wait') ?? WAIT_DEFAULT, WAIT_MAX);
  const place = await placeOf(ctx, values);
  const { keys, digestSecret } = place.ring;
  const added = {
    id: Math.max(...keys.map(({ id }) => id)) + 1,
    secret: randomBytes(KEY_BYTES).toString('base64url'),
  };
  const [first, ...others] = keys;
  const ring: KeyRing = { keys: [added, ...keys], digestSecret };
  await recordKeyChange(atPresent(ctx), 'keys.add');
  if (place.isDeployed) {
    // Before it is used: if a Worker gets it and the next one does not, it is not lost.
    process.stderr.write(`Keep this in your vault:\n${NAME}=${formatKeyRing(ring)}\n`);
    // First every Worker learns to open with it: one that seals with it must not be ahead of one that cannot.
    await place.write({ keys: [first, ...others, added], digestSecret });
    await setTimeout(wait);
  }
  await place.write(ring);
  const deployment = optional(values, 'deployment');
  if (deployment !== undefined) noteKey(readDeployment(deployment), added.id, new Date());
  return { key: added.id, ...report(place, ring) };
}

/** What a lost key encrypted stays as it is; a wrong secret of a key that is there would make more of it unreadable. */
async function reseal(ctx: PublicCtx, values: Values): Promise<object[]> {
  const ring = ringOf(values);
  const needed = (await keyStatus(ctx)).map(({ key }) => key);
  const known = new Set(ring.keys.map(({ id }) => id));
  await assertRing(
    ctx,
    ring,
    needed.filter((id) => !known.has(id)),
  );
  return resealAll(ctx);
}

async function dropKey(ctx: PublicCtx, values: Values, id: number): Promise<object> {
  const place = await placeOf(ctx, values);
  const fault = dropFault(place.ring, id, await keyStatus(ctx));
  if (fault !== null) throw invalidField('key', fault);
  const { keys, digestSecret } = place.ring;
  const [current, ...others] = keys;
  const ring: KeyRing = { keys: [current, ...others.filter((key) => key.id !== id)], digestSecret };
  await recordKeyChange(atPresent(ctx), 'keys.drop');
  await place.write(ring);
  return { dropped: id, ...report(place, ring) };
}

function isElsewhere(values: Values): boolean {
  return optional(values, 'deployment') !== undefined || flag(values, 'remote') === true;
}

function ringOf(values: Values): KeyRing {
  const text = isElsewhere(values) ? process.env[NAME] : readSettings()[NAME];
  if (text) return parseKeyRing(text);
  const sentence = `Give ${NAME}, as it is deployed, by --keys-stdin or in the environment.`;
  throw invalidField(NAME, sentence);
}

/** Throws unless the ring opens what the database has, and no key is newer. */
async function placeOf(ctx: PublicCtx, values: Values): Promise<Place> {
  const ring = ringOf(values);
  const lost = (list(values, 'lost') ?? []).map(Number);
  await assertRing(ctx, ring, lost);
  if (!isElsewhere(values)) {
    const write = (changed: KeyRing) => writeSetting(NAME, formatKeyRing(changed));
    return { isDeployed: false, ring, write: (changed) => Promise.resolve(write(changed)) };
  }
  const deployment = optional(values, 'deployment');
  if (deployment === undefined) return { isDeployed: true, ring, write: writerByWrangler(values) };
  assertNewest(readDeployment(deployment), ring, lost);
  return { isDeployed: true, ring, write: await writerOf(deployment) };
}

/** Gives the keys to the Workers of a deployment that `setup` has made. */
async function writerOf(name: string): Promise<Place['write']> {
  const deployment = readDeployment(name);
  const cloudflare = await openCloudflare(deployment.account_id);
  const holders = await findHolders(cloudflare, configure(await readTemplates(), deployment));
  const missing = holders.find(({ isDeployed }) => !isDeployed);
  if (missing) throw new Error(`${missing.name} is not deployed. Run setup again.`);
  return (ring) => giveKeys(cloudflare, holders, { keys: formatKeyRing(ring), isNew: true });
}

/** Gives the keys to the Workers of `wrangler.*.toml`. */
function writerByWrangler(values: Values): Place['write'] {
  assertShell();
  return async (ring) => {
    for (const config of flag(values, 'single') === true ? single : split) {
      const { status, stderr } = spawnSync(
        'wrangler',
        ['secret', 'put', NAME, '--config', config],
        {
          input: formatKeyRing(ring),
          encoding: 'utf8',
        },
      );
      if (status !== 0) throw new Error(`wrangler secret put --config ${config}: ${stderr}`);
    }
  };
}

/** For the vault: a deployed secret cannot be read again. */
function report({ isDeployed }: Place, ring: KeyRing): object {
  return isDeployed
    ? { keep: `${NAME}=${formatKeyRing(ring)}` }
    : { note: 'Written to .dev.vars. Restart the service.' };
}
