import { checkBoundaries } from '../boundaries/check-boundaries.ts';
import type { Project } from '../workspace/projects.ts';
import { runPackageScript } from '../workspace/run-program.ts';
import { lockFileProblems, readLockFile } from './lock-file.ts';
import { LINE_LIMIT, measureSizes } from './source-sizes.ts';

/** One check of `npm run lint`: true when nothing was found. It prints what it finds. */
export type Check = { name: string; run: (projects: Project[] | undefined) => Promise<boolean> };

function foldersOf(projects: Project[] | undefined): string[] {
  return projects?.map((project) => project.folder) ?? ['.'];
}

async function format(projects: Project[] | undefined): Promise<boolean> {
  const words = ['--check', '--log-level', 'warn', '--ignore-unknown', ...foldersOf(projects)];
  return (await runPackageScript('prettier/bin/prettier.cjs', words)).code === 0;
}

async function rules(projects: Project[] | undefined): Promise<boolean> {
  const words = ['--type-aware', '--quiet', '--no-error-on-unmatched-pattern', ...foldersOf(projects)];
  return (await runPackageScript('oxlint/bin/oxlint', words)).code === 0;
}

async function boundaries(projects: Project[] | undefined): Promise<boolean> {
  const violations = checkBoundaries(undefined, projects);
  for (const violation of violations) console.error(violation);
  return violations.length === 0;
}

async function sizes(projects: Project[] | undefined): Promise<boolean> {
  const { sizes: table, tooLong } = measureSizes(projects);
  for (const { folder, files, median, p90, largest } of table) {
    const numbers = `${files} files, lines: median ${median}, 90 % under ${p90}, largest ${largest}`;
    console.log(`  ${folder.padEnd(24)} ${numbers}`);
  }
  for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, the limit is ${LINE_LIMIT}`);
  return tooLong.length === 0;
}

async function lockFile(): Promise<boolean> {
  const problems = lockFileProblems(readLockFile());
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

export const lintChecks: Check[] = [
  { name: 'format', run: format },
  { name: 'lint', run: rules },
  { name: 'boundaries', run: boundaries },
  { name: 'file sizes', run: sizes },
  { name: 'lock file', run: lockFile },
];
