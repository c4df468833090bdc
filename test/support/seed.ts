/** The seed of the run, which it prints and `SEED` sets: of its properties, of what tests draw, and of the order of shuffled tests. */
import * as fc from 'fast-check';
import { inject } from 'vitest';
import { drawFrom, setSpeed } from './chance.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- It adds to an interface.
  interface ProvidedContext {
    seed: number;
  }
}

export const seed = inject('seed');
fc.configureGlobal({ seed });
drawFrom(seed);
setSpeed();
