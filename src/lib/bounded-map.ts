/** A map of bounded size: the oldest entries make room for new ones. */

export class BoundedMap<Value> {
  private readonly entries = new Map<string, Value>();
  private size = 0;
  private readonly sizeMax: number;
  private readonly sizeOf: (value: Value, key: string) => number;

  /** `sizeOf` is in the unit of `sizeMax`, and must always return the same for an entry. */
  constructor(sizeMax: number, sizeOf: (value: Value, key: string) => number) {
    this.sizeMax = sizeMax;
    this.sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.entries.set(key, value);
    this.size += this.sizeOf(value, key);
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.sizeMax) break;
      this.delete(oldest);
    }
  }

  /** Deletes the oldest entries as long as they are expired. */
  dropOldest(isExpired: (value: Value) => boolean): void {
    for (const [key, value] of this.entries) {
      if (!isExpired(value)) break;
      this.delete(key);
    }
  }

  delete(key: string): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.size -= this.sizeOf(value, key);
    this.entries.delete(key);
  }
}
