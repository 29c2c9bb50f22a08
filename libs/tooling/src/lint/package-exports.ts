import type { Project } from '../workspace/projects.ts';
import type { Finding } from './finding.ts';

/** Exports of packages that open more than one file: what a package offers is named one by one. */
export function findWildcardExports(projects: Project[]): Finding[] {
  return projects.flatMap(({ folder, manifest }) =>
    Object.keys(manifest.exports ?? {})
      .filter((door) => door.includes('*'))
      .map((door) => ({
        key: `${folder} ${door}`,
        message: `${folder}/package.json: the export "${door}" opens every file it fits; name each`,
      })),
  );
}
