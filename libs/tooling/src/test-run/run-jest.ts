import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../workspace/projects.ts';
import { runPackageScript } from '../workspace/run-program.ts';

/** Files tested at once. On two cores two of them wait a third of the time, for the database most of all. */
const WORKERS = 3;

/** A worker above it is started anew before its next file. One file of a service takes 0.8 GB. */
const MEMORY_PER_WORKER = '1200MB';

function hasTests(project: Project): boolean {
  return existsSync(path.join(project.path, 'jest.config.mjs'));
}

/** Jest's Node must load ES modules into the test's own context, which is still behind a flag. */
function jestEnvironment(): NodeJS.ProcessEnv {
  const options = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`;
  return { ...process.env, NODE_OPTIONS: options.trim() };
}

/** Runs the Jest tests of the projects, three files at a time. Further words are Jest's own. */
export async function runJest(projects: Project[], words: string[]): Promise<number> {
  const folders = projects.filter(hasTests).map((project) => project.path);
  if (folders.length === 0) return 0;
  const limits = [
    `--maxWorkers=${WORKERS}`,
    // Jest reads this from the command only when it runs several projects; a busy machine is no defect.
    '--testTimeout=90000',
    `--workerIdleMemoryLimit=${MEMORY_PER_WORKER}`,
    '--passWithNoTests',
    '--watchman=false',
  ];
  const { code } = await runPackageScript(
    'jest/bin/jest.js',
    ['--projects', ...folders, ...limits, ...words],
    { env: jestEnvironment() },
  );
  return code;
}
