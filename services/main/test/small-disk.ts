import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '@gantry/testing/own-postgres';

/** A folder whose file system can be filled up. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room; `url` is a database on it. */
  fill(url: string): Promise<void>;
  /** Makes room again. */
  free(url: string): Promise<void>;
  /** Whether the disk is a real one; else its fullness is acted by the database that refuses to write. */
  readonly isReal: boolean;
  remove(): void;
}

/**
 * A file system of its own in memory, where this user may mount one, as root may. For anybody else the database acts:
 * it refuses every line of a cart with the code it has for a full disk, which is as far out as can be reached.
 */
export function makeSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  try {
    const options = `size=${megabytes}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return realDisk(folder);
  } catch {
    return actedDisk(folder);
  }
}

function realDisk(folder: string): SmallDisk {
  const filler = path.join(folder, 'filler');
  return {
    folder,
    isReal: true,
    fill: async () => fillUp(filler),
    free: async () => rmSync(filler, { force: true }),
    remove: () => void execFileSync('umount', ['-l', folder]),
  };
}

function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  // ever smaller pieces, until not one byte has room
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 8)) {
    const bytes = Buffer.alloc(size);
    try {
      for (;;) writeSync(handle, bytes);
    } catch {
      continue;
    }
  }
  closeSync(handle);
}

function actedDisk(folder: string): SmallDisk {
  const run = (url: string, sql: string) => withClient(url, async (client) => void (await client.query(sql)));
  return {
    folder,
    isReal: false,
    fill: (url) => run(url, fullSql),
    free: (url) => run(url, 'drop trigger disk_full on sales.cart_line'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const fullSql = `
  create or replace function sales.disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create trigger disk_full before insert or update on sales.cart_line execute function sales.disk_full();`;
