import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../errors.ts';

/** The repository's top folder. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');

export type Manifest = {
  name: string;
  exports?: Record<string, string | null>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
};

/** One workspace package. `folder` is relative to the workspace root, with slashes. */
export type Project = { name: string; folder: string; path: string; manifest: Manifest; tags: string[] };

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** All workspace packages, sorted by folder. */
export function listProjects(root = workspaceRoot): Project[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(path.join(root, 'package.json'));
  const manifests = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  );
  return manifests.sort().map((file) => {
    const folder = path.dirname(file).replaceAll(path.sep, '/');
    const manifest = readJson<Manifest>(path.join(root, file));
    const tags = manifest.nx?.tags ?? [];
    return { name: manifest.name, folder, path: path.join(root, folder), manifest, tags };
  });
}

function answersTo(project: Project, word: string): boolean {
  const name = project.name.replace('@gantry/', '');
  return [project.name, project.folder, name, name.replace(/^service-/, '')].includes(word);
}

/**
 * Finds projects by package name, folder, or short name: `sales`, `services/sales`, `@gantry/service-sales`.
 * @throws when a word names no project.
 */
export function findProjects(words: string[], projects = listProjects()): Project[] {
  return words.map((word) => {
    const found = projects.find((project) => answersTo(project, word.replace(/\/$/, '')));
    if (found) return found;
    throw new UsageError(
      `There is no project "${word}". Projects: ${projects.map((project) => project.folder).join(', ')}`,
    );
  });
}

/**
 * Finds remotes by short name or folder: `catalog` and `mfe-catalog` are the same, also where a service has that name.
 * Any other project is found by its own name.
 */
export function findRemotes(words: string[], projects = listProjects()): Project[] {
  const isRemote = (word: string) => projects.some(({ folder }) => folder === `mfe-${word}`);
  return findProjects(
    words.map((word) => (isRemote(word) ? `mfe-${word}` : word)),
    projects,
  );
}
