import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace/projects.ts';

const link = /\]\((?!https?:|#)([^)#\s]+)/g;
// a path from the root of the repository in code type; patterns such as `services/<service>/src` are none
const named = /`((?:libs|services|shell|mfe-[a-z]+)\/[\w./-]+)`/g;
// what was decided once names files as they were then
const records = /(^|\/)adr\//;

/**
 * What a document points at that is not there: targets of links, taken from the document's folder, and paths from the root.
 * @param file the document's path from the root
 */
export function missingPaths(file: string, text: string, exists: (path: string) => boolean): string[] {
  const targets = [
    ...[...text.matchAll(link)].map(([, target]) => path.posix.join(path.posix.dirname(file), target!)),
    ...(records.test(file) ? [] : [...text.matchAll(named)].map(([, target]) => target!)),
  ];
  return [...new Set(targets)].filter((target) => !exists(target));
}

/** Files and folders that documents name and that are not there. */
export function findMissingPaths(): string[] {
  const exists = (target: string) => existsSync(path.join(workspaceRoot, target));
  const skipped = (name: string) => ['node_modules', 'dist', '.gantry', '.git'].includes(name);
  return globSync('**/*.md', { cwd: workspaceRoot, exclude: skipped })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((file) =>
      missingPaths(file, readFileSync(path.join(workspaceRoot, file), 'utf8'), exists).map(
        (target) => `${file}: ${target} is not there`,
      ),
    );
}
