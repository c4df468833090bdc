/** Encryption and codes by the service's own secret. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The minimum length of the secret. */
const SECRET_LENGTH_MIN = 32;

export type Vault = {
  /**
   * Authenticated encryption; what was sealed for one purpose or one owner cannot be opened for
   * another.
   */
  seal: (purpose: string, text: string, owner?: string) => string;
  /** Null when it was sealed with another key, purpose or context, or has been changed. */
  open: (purpose: string, sealed: string, owner?: string) => string | null;
  /** HMAC-SHA-256, 32 bytes. */
  mac: (purpose: string, text: string) => Uint8Array;
};

/** Each purpose has a key of its own (HKDF, RFC 5869). */
export function openVault(secret: string | undefined): Vault {
  const keys = new Map<string, Buffer>();

  function keyFor(purpose: string): Buffer {
    const known = keys.get(purpose);
    if (known) return known;
    if (secret === undefined || secret.length < SECRET_LENGTH_MIN) {
      throw new Error(`SECRET_KEY must be set, to at least ${SECRET_LENGTH_MIN} characters.`);
    }
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    keys.set(purpose, key);
    return key;
  }

  return {
    seal(purpose, text, owner = '') {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor(purpose), iv).setAAD(Buffer.from(owner));
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },

    open(purpose, sealed, owner = '') {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },

    mac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
  };
}
