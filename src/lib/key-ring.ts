/** Parses `SECRET_KEYS`: numbered keys, of which the first seals and all open, and the key of digests, which never changes. */

export type SecretKey = { id: number; secret: string };

export type KeyRing = {
  /** The first seals and signs; what was sealed or signed with any of them is still valid. */
  keys: readonly [SecretKey, ...SecretKey[]];
  /** For digests that are looked up, such as suppressed addresses: another key would find none of them. */
  digestSecret: string;
};

/** What was sealed before keys had ids was sealed with this one, and digests use it where no key for them is named. */
export const FIRST_KEY_ID = 1;

const SECRET_LENGTH_MIN = 32;
const DIGEST = 'digest';

/**
 * `3:SECRET,2:SECRET,digest:SECRET`; a text that does not begin with an id is key 1 as it stands.
 * Throws a sentence that names no secret.
 */
export function parseKeyRing(text = ''): KeyRing {
  const isRing = /^\s*(?:\d+|digest):/u.test(text);
  const entries = isRing ? text.split(',').map(parseEntry) : [{ id: FIRST_KEY_ID, secret: text }];
  if (entries.some(({ secret }) => secret.length < SECRET_LENGTH_MIN)) {
    throw new Error(
      `SECRET_KEYS must be set, and each key have at least ${SECRET_LENGTH_MIN} characters.`,
    );
  }
  if (new Set(entries.map(({ id }) => id)).size < entries.length) {
    throw new Error('SECRET_KEYS names a key twice.');
  }
  const [first, ...others] = entries.filter((entry): entry is SecretKey => entry.id !== DIGEST);
  if (!first) throw new Error('SECRET_KEYS has no key to seal with.');
  const digest =
    entries.find(({ id }) => id === DIGEST) ?? entries.find(({ id }) => id === FIRST_KEY_ID);
  if (!digest)
    throw new Error(`SECRET_KEYS needs a ${DIGEST} key, as key ${FIRST_KEY_ID} is gone.`);
  return { keys: [first, ...others], digestSecret: digest.secret };
}

/** The text that `parseKeyRing` reads. Names the digest key, so that any other key can go. */
export function formatKeyRing({ keys, digestSecret }: KeyRing): string {
  const entries = keys.map(({ id, secret }) => `${id}:${secret}`);
  return [...entries, `${DIGEST}:${digestSecret}`].join(',');
}

type Entry = { id: number | typeof DIGEST; secret: string };

function parseEntry(entry: string): Entry {
  const [, id, secret] = /^\s*([1-9]\d{0,5}|digest):(\S+)\s*$/u.exec(entry) ?? [];
  if (id === undefined || secret === undefined) {
    throw new Error('SECRET_KEYS must be a list of ID:SECRET, separated by commas.');
  }
  return { id: id === DIGEST ? id : Number(id), secret };
}
