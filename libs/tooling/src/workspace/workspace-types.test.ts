import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { listProjects, workspaceRoot } from './projects.ts';

const filesOf = (folder: string): string[] => {
  const { include } = JSON.parse(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')) as {
    include: string[];
  };
  return include.map((pattern) => path.join(folder, pattern));
};

test('the check of everything at once reads all that the checks of single projects read', () => {
  const tooling = path.join(workspaceRoot, 'libs/tooling');
  const { include } = JSON.parse(readFileSync(path.join(tooling, 'tsconfig.workspace.json'), 'utf8')) as {
    include: string[];
  };
  const patterns = include.map((pattern) => path.join(tooling, pattern));
  const left = listProjects()
    .flatMap((project) => filesOf(project.path))
    .filter((file) => !patterns.some((pattern) => path.matchesGlob(file, pattern)));
  expect(left).toEqual([]);
});
