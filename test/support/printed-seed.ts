/** A reporter that begins a run with its seed, by which a failure is seen again. */
import type { Reporter } from 'vitest/node';

/** A new one each time, or the one that is asked for. */
export const runSeed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** What the setup of a test file asks for: the seed, and how hard chance is. */
export const drawn = {
  seed: runSeed,
  chance: { words: process.env['WORDS'] ?? 'any', clock: process.env['CLOCK'] ?? 'real' },
};

export const printedSeed: Reporter = {
  onInit: () => console.log(` Seed ${runSeed}`),
};
