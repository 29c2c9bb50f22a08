import { LRUCache } from 'lru-cache';
import type { ReferenceData } from '../references/reference-data.ts';
import type { ScanCounts } from './scan-counts.ts';

/** A branch with nothing filtered: a category and all below it, or the whole catalogue. */
export interface WholeBranch {
  counts: ScanCounts;
  /** whether it is the category's run as it was built: every place holds a product, and none came later */
  isRun: boolean;
}

/** Stands for the whole catalogue among the ids of categories. */
export const everything = 0;

/** About 16 MB. */
const budget = 16_000_000;
/** What an entry costs beside its values, and an entry of its maps, in bytes. */
const entryCost = 2000;
const mapEntryCost = 40;

/**
 * Counts of whole branches: most listings are one, and the counts of the others differ from it by what their filters
 * take away. They are counted when first asked for, and forgotten as soon as a product of the branch comes, goes or
 * changes in anything that is counted, so that they are never older than the columns.
 */
export class BranchCounts {
  private readonly cached = new LRUCache<number, WholeBranch>({ maxSize: budget });
  private isEmpty = true;
  private changeCount = 0;

  /** Another number whenever counts may have become others. */
  get stamp(): number {
    return this.changeCount;
  }

  findCounts(branch: number): WholeBranch | null {
    return this.cached.get(branch) ?? null;
  }

  storeCounts(branch: number, { counts, isRun }: WholeBranch): void {
    const { values, brandCounts, categoryCounts } = counts;
    const cost = entryCost + values.length * 8 + (brandCounts.size + categoryCounts.size) * mapEntryCost;
    this.cached.set(branch, { counts, isRun }, { size: cost });
    this.isEmpty = false;
  }

  /** A product of a category has changed: forgets the category and all above it. */
  forgetAround(categoryId: number, references: ReferenceData): void {
    this.changeCount += 1;
    if (this.isEmpty) return;
    this.cached.delete(everything);
    for (const { id } of references.pathOf(categoryId)) this.cached.delete(id);
  }

  /** The tree itself may have changed. */
  clear(): void {
    this.changeCount += 1;
    this.cached.clear();
    this.isEmpty = true;
  }
}
