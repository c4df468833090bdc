/** Why a document is not read, thrown by the readers and caught by `readDocument`. */
import type { ReadStatus } from './segment.ts';

export class UnreadableError extends Error {
  override name = 'UnreadableError';
  readonly status: ReadStatus;

  constructor(status: ReadStatus) {
    super(status);
    this.status = status;
  }
}

/** What one document may use up of something; what would take more is too large. */
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
