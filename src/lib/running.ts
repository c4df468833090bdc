/**
 * What runs now in an isolate. Each entry ends with its work, and by its age: where a client leaves, the runtime ends the request, and
 * no `finally` of it runs.
 */

type Entry = { since: number };

export class Running {
  private readonly entries = new Set<Entry>();
  private readonly ageMsMax: number;
  private readonly now: () => number;

  /** `now` is in milliseconds and never goes back, as `performance.now()`. */
  constructor(ageMsMax: number, now: () => number = () => performance.now()) {
    this.ageMsMax = ageMsMax;
    this.now = now;
  }

  /** Call what it returns when the work has ended. */
  begin(): () => void {
    this.forget();
    const entry = { since: this.now() };
    this.entries.add(entry);
    return () => void this.entries.delete(entry);
  }

  /** How long each has run, in milliseconds. */
  ages(): number[] {
    this.forget();
    return Array.from(this.entries, ({ since }) => this.now() - since);
  }

  get size(): number {
    this.forget();
    return this.entries.size;
  }

  /** In order of their beginning, so the first that is young enough ends it. */
  private forget(): void {
    const from = this.now() - this.ageMsMax;
    for (const entry of this.entries) {
      if (entry.since > from) break;
      this.entries.delete(entry);
    }
  }
}
