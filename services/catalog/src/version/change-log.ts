import { maxChangeTags } from '@gantry/contracts/schemas/catalogue-changes';

/** Versions that are remembered; a cache that asks less often starts anew. */
const maxVersions = 1000;

/** What the latest catalogue versions changed, by tag. */
export class ChangeLog {
  private entries: { version: number; tags: ReadonlySet<string> }[] = [];
  /** everything up to this version is forgotten */
  private forgotten = 0;

  /** Notes what led from the version before to this one. */
  addChange(version: number, tags: ReadonlySet<string>): void {
    this.entries.push({ version, tags });
    if (this.entries.length > maxVersions) this.forgotten = this.entries.shift()?.version ?? this.forgotten;
  }

  /** From here on: what came before this version, or led to it, is not known. */
  restart(version: number): void {
    this.entries = [];
    this.forgotten = version;
  }

  /** Tags of what changed after a version; null when that is not known any more, or too much. */
  since(version: number): string[] | null {
    if (version < this.forgotten) return null;
    const tags = new Set<string>();
    for (const entry of this.entries)
      if (entry.version > version) for (const tag of entry.tags) tags.add(tag);
    return tags.size > maxChangeTags ? null : [...tags];
  }
}
