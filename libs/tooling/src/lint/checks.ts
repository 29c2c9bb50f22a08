import { checkBoundaries } from '../boundaries/check-boundaries.ts';
import { listProjects, type Project } from '../workspace/projects.ts';
import { runPackageScript } from '../workspace/run-program.ts';
import { findBareVerbs } from './bare-verbs.ts';
import { checkCodeRules } from './code-rules.ts';
import { findGoneNames } from './document-names.ts';
import { findMissingPaths } from './document-paths.ts';
import { messagesOf } from './finding.ts';
import { lockFileProblems, readLockFile } from './lock-file.ts';
import { findMutualFolders } from './mutual-folders.ts';
import { findWildcardExports } from './package-exports.ts';
import { findHashMembers } from './private-members.ts';
import { findRawForms } from './raw-forms.ts';
import { LINE_LIMIT, measureSizes } from './source-sizes.ts';
import { findUnused } from './unused.ts';
import { findRetiredWords } from './word-use.ts';

/** One check of `npm run lint`: true when nothing was found. It prints what it finds. */
export type Check = { name: string; run: (projects: Project[] | undefined) => Promise<boolean> };

function foldersOf(projects: Project[] | undefined): string[] {
  return projects?.map((project) => project.folder) ?? ['.'];
}

function print(problems: string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

async function format(projects: Project[] | undefined): Promise<boolean> {
  const words = ['--check', '--log-level', 'warn', '--ignore-unknown', ...foldersOf(projects)];
  return (await runPackageScript('prettier/bin/prettier.cjs', words)).code === 0;
}

async function rules(projects: Project[] | undefined): Promise<boolean> {
  return print(await checkCodeRules(foldersOf(projects)));
}

async function boundaries(projects: Project[] | undefined): Promise<boolean> {
  return print(checkBoundaries(undefined, projects));
}

async function folders(projects: Project[] | undefined): Promise<boolean> {
  return print(messagesOf(findMutualFolders(projects ?? listProjects()), projects));
}

async function packageExports(projects: Project[] | undefined): Promise<boolean> {
  return print(messagesOf(findWildcardExports(projects ?? listProjects()), projects));
}

async function privateMembers(projects: Project[] | undefined): Promise<boolean> {
  return print(messagesOf(findHashMembers(projects ?? listProjects()), projects));
}

async function forms(projects: Project[] | undefined): Promise<boolean> {
  return print(messagesOf(findRawForms(projects ?? listProjects()), projects));
}

async function words(projects: Project[] | undefined): Promise<boolean> {
  return print(messagesOf(findRetiredWords(projects ?? listProjects()), projects));
}

async function bareVerbs(projects: Project[] | undefined): Promise<boolean> {
  return print(messagesOf(findBareVerbs(projects ?? listProjects()), projects));
}

async function documents(): Promise<boolean> {
  return print(findMissingPaths());
}

async function documentNames(): Promise<boolean> {
  return print(findGoneNames());
}

async function unused(projects: Project[] | undefined): Promise<boolean> {
  return print(messagesOf(await findUnused(), projects));
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
  return print(lockFileProblems(readLockFile()));
}

export const lintChecks: Check[] = [
  { name: 'format', run: format },
  { name: 'lint', run: rules },
  { name: 'boundaries', run: boundaries },
  { name: 'folders that import each other', run: folders },
  { name: 'exports of packages', run: packageExports },
  { name: 'private members', run: privateMembers },
  { name: 'forms', run: forms },
  { name: 'retired words', run: words },
  { name: 'bare verbs', run: bareVerbs },
  { name: 'paths in documents', run: documents },
  { name: 'names in documents', run: documentNames },
  { name: 'unused files and exports', run: unused },
  { name: 'file sizes', run: sizes },
  { name: 'lock file', run: lockFile },
];
