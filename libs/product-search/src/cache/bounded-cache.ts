interface Entry<Value> {
  value: Value;
  cost: number;
}

/**
 * Keeps what was used lately within a budget; what an entry costs is said when it is put in. Entries stand in two
 * generations: when the young one has filled half the budget it becomes the old one, and what nobody asked for since is
 * forgotten with the one before. Finding an entry costs no more than a look into a map.
 */
export class BoundedCache<Key, Value> {
  private young = new Map<Key, Entry<Value>>();
  private old = new Map<Key, Entry<Value>>();
  private youngCost = 0;

  constructor(private readonly budget: number) {}

  get(key: Key): Value | undefined {
    const found = this.young.get(key);
    if (found) return found.value;
    const aged = this.old.get(key);
    if (!aged) return undefined;
    this.set(key, aged.value, aged.cost);
    return aged.value;
  }

  set(key: Key, value: Value, cost = 1): void {
    this.delete(key);
    if (this.youngCost + cost > this.budget / 2) {
      this.old = this.young;
      this.young = new Map();
      this.youngCost = 0;
    }
    if (cost > this.budget / 2) return;
    this.young.set(key, { value, cost });
    this.youngCost += cost;
  }

  delete(key: Key): void {
    const entry = this.young.get(key);
    if (entry) this.youngCost -= entry.cost;
    this.young.delete(key);
    this.old.delete(key);
  }

  clear(): void {
    this.young.clear();
    this.old.clear();
    this.youngCost = 0;
  }
}
