/** A small seeded random generator (mulberry32), and the ways in which the seed draws from it. */

export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  /** True with the given probability, 0 to 1. */
  chance: (probability: number) => boolean;
  /** One of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T;
  /** Some of a list, each once, in random order. */
  sample: <T>(list: readonly T[], count: number) => T[];
  /** One of a list by its weights; weigh the list once with `weigh`. */
  weighted: <T>(list: Weighted<T>) => T;
};

/** A list and its running sums of weights: a draw is one binary search. */
export type Weighted<T> = { list: readonly T[]; sums: Float64Array };

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]) => itemAt(list, Math.floor(next() * list.length));

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (list, count) => {
      const rest = [...list];
      const size = Math.min(count, rest.length);
      for (let i = 0; i < size; i++) {
        const j = int(i, rest.length - 1);
        const drawn = itemAt(rest, j);
        rest[j] = itemAt(rest, i);
        rest[i] = drawn;
      }
      rest.length = size;
      return rest;
    },
    weighted: ({ list, sums }) => {
      const aim = next() * (sums[sums.length - 1] ?? 0);
      let low = 0;
      let high = sums.length - 1;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sums[middle] ?? 0) > aim) high = middle;
        else low = middle + 1;
      }
      return itemAt(list, low);
    },
  };
}

export function weigh<T>(list: readonly T[], weightOf: (item: T) => number): Weighted<T> {
  const sums = new Float64Array(list.length);
  let sum = 0;
  list.forEach((item, i) => {
    sum += weightOf(item);
    sums[i] = sum;
  });
  return { list, sums };
}

/** A seed from a name (FNV-1a), so that details do not depend on the order of creation. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  // Names that differ in their last character only must not have similar seeds.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
}
