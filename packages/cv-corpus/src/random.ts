/** Random choices that a seed repeats. */

export class Random {
  #state: number;

  /** The same `seed` gives the same choices. */
  constructor(seed: string) {
    // FNV-1a, 32 bits.
    let hash = 0x811c9dc5;
    for (const character of seed) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    this.#state = hash >>> 0;
  }

  /** From 0 to 1, without 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from `from` to `to`, both included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.integer(0, from.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from.');
    return picked;
  }

  /** `count` different ones, in the order of the list; all of them if there are fewer. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = from.map((one, at) => ({ one, at }));
    const picked: { one: T; at: number }[] = [];
    while (picked.length < count && left.length > 0) {
      picked.push(...left.splice(this.integer(0, left.length - 1), 1));
    }
    return picked.sort((a, b) => a.at - b.at).map(({ one }) => one);
  }
}
