/** Keeps what was used last within a budget; what an entry costs is said when it is put in. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; cost: number }>();
  private total = 0;

  constructor(private readonly budget: number) {}

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map remembers the order of insertion: the oldest entry is the one unused for longest.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value, cost = 1): void {
    this.delete(key);
    this.entries.set(key, { value, cost });
    this.total += cost;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.budget) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.total -= entry.cost;
  }

  clear(): void {
    this.entries.clear();
    this.total = 0;
  }
}
