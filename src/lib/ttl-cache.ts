/** A TTL cache: entries are bounded in age and in number. */

export class TtlCache<Value> {
  private readonly entries = new Map<string, { value: Value; at: number }>();
  private readonly ageMsMax: number;
  private readonly entriesMax: number;

  constructor(ageMsMax: number, entriesMax: number) {
    this.ageMsMax = ageMsMax;
    this.entriesMax = entriesMax;
  }

  /** Undefined when there is no entry, it has expired, or the clock went back. */
  get(key: string, now: Date): Value | undefined {
    const found = this.entries.get(key);
    const age = found ? now.getTime() - found.at : Number.NaN;
    return age >= 0 && age < this.ageMsMax ? found?.value : undefined;
  }

  set(key: string, value: Value, now: Date): void {
    if (this.entries.size >= this.entriesMax) this.entries.clear();
    this.entries.set(key, { value, at: now.getTime() });
  }
}
