/** The secret of a deployment's Workers: made once, given to each that needs it, and printed for the vault. */
import { randomBytes } from 'node:crypto';
import { formatKeyRing, parseKeyRing } from '../../../../src/lib/key-ring.ts';
import type { Cloudflare } from './cloudflare.ts';
import type { Configurations } from './configurations.ts';

export const SECRET = 'SECRET_KEYS';
const KEY_BYTES = 36;
export const FIRST_KEY = 1;

export type Holder = { name: string; isDeployed: boolean; hasKeys: boolean };

/** The Workers whose configuration requires the keys. */
export async function findHolders(
  cloudflare: Cloudflare,
  configurations: Configurations,
): Promise<Holder[]> {
  const needing = Object.values(configurations).filter(({ secrets }) =>
    secrets?.required?.includes(SECRET),
  );
  return Promise.all(
    needing.map(async ({ name }) => {
      const secrets = await cloudflare.find<{ name: string }[]>(`/workers/scripts/${name}/secrets`);
      const hasKeys = secrets?.some((secret) => secret.name === SECRET) ?? false;
      return { name, isDeployed: secrets !== null, hasKeys };
    }),
  );
}

type Choosing = {
  holders: readonly Holder[];
  /** The keys in the operator's vault. */
  given: string | undefined;
  /** Whether something may be encrypted already. */
  isUsed: boolean;
};
/** `isNew`: made here, and known to nobody else. */
export type Chosen = { keys: string; isNew: boolean };

/** The keys to deploy with. Null: every Worker has them. */
export function chooseKeys({ holders, given, isUsed }: Choosing): Chosen | null {
  if (holders.every(({ hasKeys }) => hasKeys)) return null;
  if (given !== undefined) {
    parseKeyRing(given);
    return { keys: given, isNew: false };
  }
  if (isUsed) {
    const lacking = holders.filter(({ hasKeys }) => !hasKeys).map(({ name }) => name);
    throw new Error(
      `${lacking.join(' and ')} lacks ${SECRET}, and the database is in use: another key could not decrypt what it holds. ` +
        `Run setup again with --keys-stdin, and ${SECRET} as your vault has it.`,
    );
  }
  return { keys: newKeys(), isNew: true };
}

function newKeys(): string {
  const secret = () => randomBytes(KEY_BYTES).toString('base64url');
  return formatKeyRing({ keys: [{ id: FIRST_KEY, secret: secret() }], digestSecret: secret() });
}

/** Those that are deployed get the keys at once; the others, as they are deployed. */
export async function giveKeys(
  cloudflare: Cloudflare,
  holders: readonly Holder[],
  { keys, isNew }: Chosen,
): Promise<void> {
  for (const { name, isDeployed, hasKeys } of holders) {
    if (!isDeployed || (hasKeys && !isNew)) continue;
    const body = { name: SECRET, text: keys, type: 'secret_text' };
    await cloudflare.call('PUT', `/workers/scripts/${name}/secrets`, { body });
  }
}
