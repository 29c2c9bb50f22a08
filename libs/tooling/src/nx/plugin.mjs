// Gives each project its Nx targets from the files it has, so that no project repeats them.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The file a project must have, and what runs then, with the project's folder as its argument. */
const TARGETS = [
  { name: 'build', needs: 'rspack.config.mjs', command: 'node libs/federation/src/cli.ts build' },
  { name: 'typecheck', needs: 'tsconfig.json', command: 'node node_modules/typescript/bin/tsc -p' },
  { name: 'lint', needs: 'package.json', command: 'node libs/tooling/bin/lint.mjs' },
  { name: 'unit', needs: 'jest.config.mjs', command: 'node libs/tooling/bin/unit.mjs' },
  { name: 'e2e', needs: 'playwright.config.ts', command: 'node libs/tooling/bin/e2e.mjs' },
];

function targetsOf(folder, root) {
  const fitting = TARGETS.filter(({ needs }) => existsSync(path.join(root, folder, needs)));
  const entries = fitting.map(({ name, command }) => [
    name,
    { executor: 'nx:run-commands', options: { command: `${command} ${folder}` } },
  ]);
  return Object.fromEntries(entries);
}

export const name = 'gantry';

export const createNodesV2 = [
  '*/**/package.json',
  (files, _options, { workspaceRoot }) =>
    files
      .filter((file) => !file.includes('node_modules/'))
      .map((file) => {
        const folder = path.dirname(file);
        return [
          file,
          { projects: { [folder]: { root: folder, targets: targetsOf(folder, workspaceRoot) } } },
        ];
      }),
];
