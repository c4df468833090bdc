/** Passwords: which are accepted, and their hashes: scrypt with its parameters, so that these can be raised at the next sign-in. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { guessBits, ownWords } from './password-guess.ts';
import type { Guesses } from './password-guess.ts';

/** NIST SP 800-63B: length counts, not kinds of characters. */
export const PASSWORD_LENGTH_MIN = 12;
/** Bounds the work of hashing. */
export const PASSWORD_LENGTH_MAX = 256;
/** Refuses long but guessable passwords such as `aaaabbbbcccc`. */
const DISTINCT_MIN = 5;
/** Refuses words with trivial suffixes such as `Recruiting2026!`. Three words together have as many. */
const GUESS_BITS_MIN = 36;

export type PasswordFault = 'too_short' | 'too_long' | 'common' | 'same_as_email';

type Chosen = {
  email: string;
  /** Those of the person and of their companies. */
  names: readonly string[];
  /** Passwords too many people have. */
  common: ReadonlySet<string>;
};

/** Why this password is refused, or null. */
export function passwordFault(
  password: string,
  { email, names, common }: Chosen,
): PasswordFault | null {
  if (password.length > PASSWORD_LENGTH_MAX) return 'too_long';
  const text = password.normalize('NFKC').toLowerCase();
  if (Array.from(text).length < PASSWORD_LENGTH_MIN) return 'too_short';
  if (text === email.toLowerCase() || text === email.toLowerCase().split('@')[0]) {
    return 'same_as_email';
  }
  return isCommon(text, { own: ownWords([email, ...names]), common }) ? 'common' : null;
}

/** Whether it is a common password, or little more than words, years and rows of keys that are tried first. */
function isCommon(text: string, guesses: Guesses): boolean {
  if (new Set(text).size < DISTINCT_MIN) return true;
  // Normalized, a few characters become up to eighteen times as many.
  return guessBits(text.slice(0, PASSWORD_LENGTH_MAX), guesses) < GUESS_BITS_MIN;
}

/** About 120 ms. PBKDF2 beyond 100,000 rounds is refused by the platform, WebAssembly cannot be compiled. */
const current: Parameters = { logCost: 14, blockSize: 8, parallelism: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

type Parameters = { logCost: number; blockSize: number; parallelism: number };

/** `$scrypt$ln=14,r=8,p=5$salt$hash`, both base64. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const key = await derive(password, salt, current);
  return `$scrypt$${spelled(current)}$${salt.toString('base64')}$${key.toString('base64')}`;
}

export type Verdict = {
  isRight: boolean;
  /** It was hashed with weaker parameters than a new one would be. */
  isOutdated: boolean;
};

/** Takes as long for an account without a password, or for none at all (`stored` null). */
export async function verifyPassword(password: string, stored: string | null): Promise<Verdict> {
  const [, parameters = '', salt = '', hash = ''] =
    /^\$scrypt\$([^$]+)\$([^$]+)\$([^$]+)$/u.exec(stored ?? '') ?? [];
  const known = parametersOf(parameters);
  const key = await derive(password, Buffer.from(salt, 'base64'), known ?? current);
  const expected = Buffer.from(hash, 'base64');
  return {
    isRight: known !== null && expected.length === KEY_BYTES && timingSafeEqual(key, expected),
    isOutdated: known !== null && parameters !== spelled(current),
  };
}

function spelled({ logCost, blockSize, parallelism }: Parameters): string {
  return `ln=${logCost},r=${blockSize},p=${parallelism}`;
}

function parametersOf(text: string): Parameters | null {
  const [, logCost, blockSize, parallelism] = /^ln=(\d+),r=(\d+),p=(\d+)$/u.exec(text) ?? [];
  return logCost === undefined
    ? null
    : {
        logCost: Number(logCost),
        blockSize: Number(blockSize),
        parallelism: Number(parallelism),
      };
}

function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  const { logCost, blockSize: r, parallelism: p } = parameters;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** logCost, r, p }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
