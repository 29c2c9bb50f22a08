import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Tells of changes in folders of releases, where the file system does; the rest is found by looking again. */
export class ReleaseWatch {
  private readonly releases: string;
  private readonly onEvent: (remote: string) => void;
  private readonly watchers = new Map<string, FSWatcher[]>();

  constructor(releases: string, onEvent: (remote: string) => void) {
    this.releases = releases;
    this.onEvent = onEvent;
  }

  /** From now on looks at these versions of a remote, and at those only. */
  follow(remote: string, versions: readonly string[]): void {
    this.close(remote);
    const home = path.join(this.releases, remote);
    const folders = versions.flatMap((version) =>
      ['', 'web', 'node'].map((part) => path.join(home, version, part)),
    );
    const watchers = [home, ...folders].map((folder) => this.open(remote, folder));
    this.watchers.set(
      remote,
      watchers.filter((one) => one !== undefined),
    );
  }

  stop(): void {
    for (const remote of this.watchers.keys()) this.close(remote);
  }

  private open(remote: string, folder: string): FSWatcher | undefined {
    try {
      const watcher = watch(folder, { persistent: false }, () => this.onEvent(remote));
      return watcher.on('error', () => watcher.close());
    } catch {
      // a folder that is not there, or no more watches to be had: it is looked at from time to time
      return undefined;
    }
  }

  private close(remote: string): void {
    for (const watcher of this.watchers.get(remote) ?? []) watcher.close();
    this.watchers.delete(remote);
  }
}

/** A text that changes with every file of a folder; also for a folder that is not there. */
export async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  const marks = entries.sort().map(async (name) => {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    return `${name} ${found?.ino} ${found?.mtimeMs} ${found?.size}`;
  });
  return (await Promise.all(marks)).join('\n');
}
