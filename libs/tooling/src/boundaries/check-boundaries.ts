import { listProjects, workspaceRoot, type Project } from '../workspace/projects.ts';
import { externalProblems, readExternals } from './external-imports.ts';
import { relativeProblems } from './relative-imports.ts';
import { readSources } from './source-file.ts';
import { workspaceProblems } from './workspace-imports.ts';

/**
 * Checks the imports of the workspace against rules.ts.
 * @param only The projects to look into; all of them by default.
 * @returns one line for each violation: `folder/file:line: what is wrong`.
 */
export function checkBoundaries(root = workspaceRoot, only?: Project[]): string[] {
  const projects = listProjects(root);
  const externals = readExternals(root);
  const files = (only ?? projects).flatMap(readSources);
  return files.flatMap((file) =>
    file.imports.flatMap((found) => {
      const problems = [
        ...workspaceProblems(file, found, projects),
        ...relativeProblems(file, found),
        ...externalProblems(file, found, externals),
      ];
      return problems.map((problem) => `${file.project.folder}/${file.name}:${found.line}: ${problem}`);
    }),
  );
}
