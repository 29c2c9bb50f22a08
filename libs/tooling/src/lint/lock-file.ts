import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace/projects.ts';

type LockedPackage = {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

export type LockFile = { packages: Record<string, LockedPackage> };

export function readLockFile(root = workspaceRoot): LockFile {
  return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

/** Where Node would look for a package from a place in node_modules, nearest first. */
function placesFor(name: string, from: string): string[] {
  const steps = from.split('/node_modules/');
  const parents = steps.map((_step, index) => steps.slice(0, steps.length - index).join('/node_modules/'));
  return [...parents.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

/** What makes the lock file useless elsewhere: addresses of a mirror, and native builds of other platforms left out. */
export function lockFileProblems({ packages }: LockFile): string[] {
  const problems: string[] = [];
  for (const [place, entry] of Object.entries(packages)) {
    if (entry.resolved && !entry.link) problems.push(`${place} carries an address: ${entry.resolved}`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const isLocked = placesFor(name, place).some((candidate) => candidate in packages);
      if (!isLocked) problems.push(`${place}: its optional ${name} is not locked, and "npm ci" would refuse`);
    }
  }
  return problems;
}
