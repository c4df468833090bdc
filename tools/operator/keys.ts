/** The operator's commands for `SECRET_KEYS`: add a key, see what each key sealed, seal again, and drop a key that nothing needs. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { invalidField } from '#errors.ts';
import { formatKeyRing, parseKeyRing } from '#lib/key-ring.ts';
import type { KeyRing } from '#lib/key-ring.ts';
import { keyStatus, resealAll } from '#operator/keys/actions.ts';
import type { KeyStatus } from '#operator/keys/actions.ts';
import { readSettings, writeSetting } from '../local/settings.ts';
import { flag, optional } from './command.ts';
import type { Command, Values } from './command.ts';

const NAME = 'SECRET_KEYS';
const KEY_BYTES = 36;
/** New settings reach every isolate within seconds. */
const WAIT_SECONDS_DEFAULT = 60;
const SECOND_MS = 1000;
/** The Workers that have the keys; careers has none. */
const split = ['wrangler.api.toml', 'wrangler.background.toml'];
const single = ['wrangler.toml'];

export const keyCommands: Record<string, Command> = {
  'keys add': {
    about: 'Add a key, and seal and sign with it once every Worker knows it',
    options: {
      single: { about: 'with --remote: the service is deployed as one Worker' },
      wait: {
        about: `with --remote: seconds until every Worker knows the key (${WAIT_SECONDS_DEFAULT})`,
        value: 'SECONDS',
      },
    },
    run: (_, values) => addKey(values),
  },
  'keys status': {
    about: 'Count what each key sealed, by table',
    options: {},
    run: (ctx) => keyStatus(ctx),
  },
  'keys reseal': {
    about: 'Seal everything that is kept with the current key',
    options: {},
    run: (ctx) => resealAll(ctx),
  },
  'keys drop': {
    about: 'Remove a key that sealed nothing that is left',
    subject: 'KEY',
    options: { single: { about: 'with --remote: the service is deployed as one Worker' } },
    run: async (ctx, values, subject) => dropKey(values, Number(subject), await keyStatus(ctx)),
  },
};

async function addKey(values: Values): Promise<object> {
  const { keys, digestSecret } = readRing(values);
  const added = {
    id: Math.max(...keys.map(({ id }) => id)) + 1,
    secret: randomBytes(KEY_BYTES).toString('base64url'),
  };
  const [first, ...others] = keys;
  if (isRemote(values)) {
    // First every Worker learns to open with it: one that seals with it must not be ahead of one that cannot.
    writeRing(values, { keys: [first, ...others, added], digestSecret });
    await setTimeout(waitSeconds(values) * SECOND_MS);
  }
  const ring: KeyRing = { keys: [added, ...keys], digestSecret };
  writeRing(values, ring);
  return { key: added.id, ...report(values, ring) };
}

function dropKey(values: Values, id: number, counts: readonly KeyStatus[]): object {
  const { keys, digestSecret } = readRing(values);
  const [current, ...others] = keys;
  if (current.id === id) throw invalidField('key', 'This key seals now. Add another one first.');
  if (!others.some((key) => key.id === id)) throw invalidField('key', 'No such key exists.');
  const needed = counts.filter(({ key }) => key === id);
  if (needed.length > 0) {
    throw invalidField('key', needed.map(sentenceOf).join(' '));
  }
  const ring: KeyRing = { keys: [current, ...others.filter((key) => key.id !== id)], digestSecret };
  writeRing(values, ring);
  return { dropped: id, ...report(values, ring) };
}

function sentenceOf({ table, column, rows, resealable }: KeyStatus): string {
  const remedy = resealable ? 'Run keys reseal.' : 'They expire within a day.';
  return `It sealed ${rows} of ${table}.${column}. ${remedy}`;
}

function isRemote(values: Values): boolean {
  return flag(values, 'remote') === true;
}

function waitSeconds(values: Values): number {
  const given = optional(values, 'wait');
  if (given === undefined) return WAIT_SECONDS_DEFAULT;
  if (/^\d{1,4}$/u.test(given)) return Number(given);
  throw invalidField('wait', 'Must be a number of seconds.');
}

/** Deployed secrets cannot be read: the operator's vault has them. */
function readRing(values: Values): KeyRing {
  const text = isRemote(values) ? process.env[NAME] : readSettings()[NAME];
  if (!text) throw invalidField(NAME, `Set ${NAME} in the environment to what is deployed.`);
  return parseKeyRing(text);
}

function writeRing(values: Values, ring: KeyRing): void {
  const text = formatKeyRing(ring);
  if (!isRemote(values)) {
    writeSetting(NAME, text);
    return;
  }
  for (const config of flag(values, 'single') === true ? single : split) {
    const { status, stderr } = spawnSync('wrangler', ['secret', 'put', NAME, '--config', config], {
      input: text,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`wrangler secret put --config ${config}: ${stderr}`);
  }
}

/** Printed once, for the vault: a deployed secret cannot be read again. */
function report(values: Values, ring: KeyRing): object {
  return isRemote(values)
    ? { keep: `${NAME}=${formatKeyRing(ring)}` }
    : { note: 'Written to .dev.vars. Restart the service.' };
}
