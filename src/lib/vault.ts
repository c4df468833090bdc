/** Encryption and codes by the service's own secrets. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { FIRST_KEY_ID, parseKeyRing } from './key-ring.ts';
import type { KeyRing } from './key-ring.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Vault = {
  /** The id of the key that seals and signs now. */
  currentKeyId: () => number;
  /**
   * Authenticated encryption; what was sealed for one purpose or one owner cannot be opened for
   * another. The text begins with the id of the key: `3.` and base64url.
   */
  seal: (purpose: string, text: string, owner?: string) => string;
  /** Null when the key is gone, when it was sealed for another purpose or owner, or has been changed. */
  open: (purpose: string, sealed: string, owner?: string) => string | null;
  /** HMAC-SHA-256, 32 bytes, with the key that signs now. */
  mac: (purpose: string, text: string) => Uint8Array;
  /** The same with every key, the one that signs now first: what was signed before a rotation is still ours. */
  macs: (purpose: string, text: string) => [Uint8Array, ...Uint8Array[]];
  /** HMAC-SHA-256 that survives a rotation: for rows that are found by it, and links that never end. */
  digest: (purpose: string, text: string) => Uint8Array;
};

/** Each purpose has keys of its own (HKDF, RFC 5869). `secretKeys`: see `parseKeyRing`. Throws at first use, not here. */
export function openVault(secretKeys: string | undefined): Vault {
  let parsed: KeyRing | undefined;
  const ring = () => (parsed ??= parseKeyRing(secretKeys));
  const derived = new Map<string, Buffer>();

  function keyFor(name: string, secret: string, purpose: string): Buffer {
    const index = `${name} ${purpose}`;
    const known = derived.get(index);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    derived.set(index, key);
    return key;
  }

  function macs(purpose: string, text: string): [Uint8Array, ...Uint8Array[]] {
    const [first, ...others] = ring().keys;
    const macOf = ({ id, secret }: typeof first) => hmac(keyFor(`${id}`, secret, purpose), text);
    return [macOf(first), ...others.map(macOf)];
  }

  return {
    currentKeyId: () => ring().keys[0].id,

    seal(purpose, text, owner = '') {
      const [{ id, secret }] = ring().keys;
      return `${id}.${encrypt(keyFor(`${id}`, secret, purpose), text, owner)}`;
    },

    open(purpose, sealed, owner = '') {
      const { keys } = ring();
      const text = parseSealed(sealed);
      const key = keys.find(({ id }) => id === text?.id);
      return key && text
        ? decrypt(keyFor(`${key.id}`, key.secret, purpose), text.body, owner)
        : null;
    },

    mac: (purpose, text) => macs(purpose, text)[0],
    macs,
    digest: (purpose, text) => hmac(keyFor('digest', ring().digestSecret, purpose), text),
  };
}

/** The id of the key that sealed a text. */
function parseSealed(sealed: string): { id: number; body: string } | null {
  const match = /^(?:([1-9]\d{0,5})\.)?([\w-]+)$/u.exec(sealed);
  if (!match) return null;
  const [, id = FIRST_KEY_ID, body = ''] = match;
  return { id: Number(id), body };
}

function hmac(key: Buffer, text: string): Uint8Array {
  return createHmac('sha256', key).update(text).digest();
}

function encrypt(key: Buffer, text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
  const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
}

function decrypt(key: Buffer, body: string, owner: string): string | null {
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
