/** A reporter that begins a run with its seed, by which a failure is seen again. */
import type { Reporter } from 'vitest/node';

export class PrintedSeed implements Reporter {
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  onInit(): void {
    console.log(` Seed ${this.#seed}`);
  }
}
