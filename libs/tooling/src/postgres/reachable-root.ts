import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareRoot } from './cluster.ts';
import type { RunAs } from './run-as.ts';

const SYSTEM_FOLDER = '/var/lib/gantry';

function canEnter(folder: string, user: RunAs): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

// A random name, kept in a note: a wiped home gets a new cluster, not the old one back.
function placeElsewhere(root: string, base: string): string {
  const note = path.join(root, 'cluster-is-at');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  const place = path.join(base, `postgres-${randomUUID()}`);
  writeFileSync(`${note}.${process.pid}`, `${place}\n`);
  renameSync(`${note}.${process.pid}`, note);
  return place;
}

/**
 * Makes the cluster's folder and returns where it is. Root's own home is closed (0700) to the user PostgreSQL
 * runs as, so a cluster asked for below it is kept under `/var/lib/gantry`, and a note says where.
 */
export function reachableRoot(root: string, user: RunAs, systemFolder = SYSTEM_FOLDER): string {
  prepareRoot(root, user);
  if (canEnter(root, user)) return root;
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  const place = placeElsewhere(root, systemFolder);
  prepareRoot(place, user);
  return place;
}
