import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { RunAs } from './run-as.ts';

export const SUPERUSER = 'gantry';

/** Environment of PostgreSQL's programs: nothing of ours reaches them. */
export const programEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const INITDB_FLAGS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
];

/** Folders and files of one cluster under its root. */
export function clusterPaths(root: string) {
  return {
    data: path.join(root, 'data'),
    password: path.join(root, 'password'),
    log: path.join(root, 'postgres.log'),
    pidFile: path.join(root, 'data', 'postmaster.pid'),
    lock: path.join(root, 'start.lock'),
  };
}

/** Makes the root folder, closed to everybody but the user PostgreSQL runs as. */
export function prepareRoot(root: string, user: RunAs): void {
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o700); // after making it: a mode given to mkdir would close the parents it makes as well
  if (user.uid !== undefined && user.gid !== undefined) chownSync(root, user.uid, user.gid);
}

function writePassword(file: string, user: RunAs): void {
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
}

/** What `initCluster` needs to know. `durable: false` skips the final sync to disk (throw-away clusters). */
export type NewCluster = { root: string; native: string; user: RunAs; durable: boolean };

/**
 * Makes the cluster unless there is one. It is built as `data.init` and renamed, so that an interrupted
 * start never leaves half a cluster behind.
 * @throws with initdb's own words when it fails.
 */
export function initCluster({ root, native, user, durable }: NewCluster): void {
  const paths = clusterPaths(root);
  if (existsSync(path.join(paths.data, 'PG_VERSION'))) return;
  const draft = path.join(root, 'data.init');
  rmSync(draft, { recursive: true, force: true });
  writePassword(paths.password, user);
  const flags = durable ? INITDB_FLAGS : [...INITDB_FLAGS, '--no-sync'];
  const result = spawnSync(
    path.join(native, 'bin/initdb'),
    ['-D', draft, '-U', SUPERUSER, '--pwfile', paths.password, ...flags],
    { ...user, cwd: root, env: programEnvironment, encoding: 'utf8' },
  );
  if (result.status !== 0) {
    throw new Error(
      `PostgreSQL could not make its cluster: ${result.stderr?.trim() || String(result.error)}`,
    );
  }
  renameSync(draft, paths.data);
}

/** The superuser's password of an existing cluster. */
export function readPassword(root: string): string {
  return readFileSync(clusterPaths(root).password, 'utf8').trim();
}
