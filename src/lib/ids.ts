/** Ids that the application mints: integers below 2^53 that sort by time, and short random public names. */

const EPOCH_MS = Date.UTC(2026, 0, 1);
const IDS_PER_MS = 4096;

/** The smallest id that can be minted at `at`: a range of time is a range of ids. */
export function firstIdAt(at: Date): number {
  return (at.getTime() - EPOCH_MS) * IDS_PER_MS;
}

/** How many ids the isolate has minted, from a random number on, so that two isolates rarely meet in one millisecond. */
let minted: number | null = null;

/** The millisecond of the last source, and what it adds to the count: the next source of that millisecond counts on from it. */
let last = { at: 0, base: 0 };

/**
 * A source of ids for one request. The sources of an isolate count on together, so two requests of one millisecond draw no id
 * twice, and the rows of the second sort after those of the first, as those of one request sort as they were made.
 */
export function idSource(now: Date): () => number {
  // Most requests mint none, and random bytes are not free.
  let base: number | null = null;
  return () => {
    minted = (minted ?? randomBelow(IDS_PER_MS)) + 1;
    base ??= baseAt(now, minted);
    return base + minted;
  };
}

function baseAt(now: Date, count: number): number {
  const at = firstIdAt(now);
  if (last.at !== at) last = { at, base: at + (count % IDS_PER_MS) - count };
  return last.base;
}

function randomBelow(limit: number): number {
  return (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % limit;
}

/** A record named in a path by its id or its public name: all digits is an id. */
export type Ref = { id: number } | { hashId: string };

const HASH_LETTERS = 'bcdfghjkmnpqrstvwxyz';
const HASH_CHARACTERS = `23456789${HASH_LETTERS}`;
const HASH_LENGTH = 10;

/** A public name: a letter and nine of 28 characters (47 bits), without vowels so it spells nothing. Not derived from the id. */
export function newHashId(nextByte: () => number = randomByte): string {
  const first = pick(HASH_LETTERS, nextByte);
  const others = Array.from({ length: HASH_LENGTH - 1 }, () => pick(HASH_CHARACTERS, nextByte));
  return first + others.join('');
}

/** Draws bytes until one falls into the largest multiple of the alphabet, so every character is as likely. */
function pick(alphabet: string, nextByte: () => number): string {
  const limit = 256 - (256 % alphabet.length);
  for (;;) {
    const byte = nextByte();
    if (byte < limit) return alphabet.charAt(byte % alphabet.length);
  }
}

function randomByte(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}
