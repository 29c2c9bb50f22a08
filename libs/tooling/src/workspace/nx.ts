import { findProjects } from './projects.ts';
import { runPackageScript, type ProgramOptions, type ProgramResult } from './run-program.ts';

/** Runs one target of the named projects, or of all that have it, through Nx and its cache. */
export async function runNx(
  target: string,
  words: string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const names = findProjects(words).map((project) => project.name);
  const choice = names.length > 0 ? [`--projects=${names.join(',')}`] : [];
  const env = { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', ...options.env };
  return runPackageScript(
    'nx/dist/bin/nx.js',
    ['run-many', `--targets=${target}`, '--outputStyle=static', ...choice],
    { ...options, env },
  );
}
