/** The error of a document that cannot be read, and the budgets whose overrun throws it. `readDocument` catches it. */
import type { ReadStatus } from './segment.ts';

export class UnreadableError extends Error {
  override name = 'UnreadableError';
  readonly status: ReadStatus;

  constructor(status: ReadStatus) {
    super(status);
    this.status = status;
  }
}

/** Limits what one document may use of a resource; spending more than is left throws `too_large`. */
export class Budget {
  #left: number;

  constructor(limit: number) {
    this.#left = limit;
  }

  get left(): number {
    return this.#left;
  }

  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new UnreadableError('too_large');
  }
}
