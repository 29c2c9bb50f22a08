import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning } from '../process.ts';
import { homePaths } from './home.ts';

/** `run.json`: the running shop of a home, for the commands that work beside it. */
export type RunFile = {
  /** The process that watches over the others. */
  pid: number;
  mode: 'all' | 'one';
  url: string;
  mailUrl: string;
  /** Environment of commands that work with this shop: database, keys, addresses of the services. */
  env: Record<string, string>;
  /** Name of each part → its process. */
  pids: Record<string, number>;
};

export function writeRunFile(home: string, content: RunFile): void {
  const { runFile } = homePaths(home);
  // The environment holds the database's password.
  writeFileSync(`${runFile}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${runFile}.new`, runFile);
}

export function removeRunFile(home: string): void {
  rmSync(homePaths(home).runFile, { force: true });
}

/** What run.json says, whether or not that shop still runs. */
export function readRunFile(home: string): RunFile | undefined {
  const { runFile } = homePaths(home);
  return existsSync(runFile) ? (JSON.parse(readFileSync(runFile, 'utf8')) as RunFile) : undefined;
}

function commandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** True when the process is one of ours, not a stranger that got its number. */
export function isOurs(pid: number): boolean {
  if (!isRunning(pid)) return false;
  return (
    process.platform !== 'linux' || /libs.tooling|services.(main|sandbox)|shell.dist/.test(commandLine(pid))
  );
}

/** @throws when a shop runs on this home already. */
export function requireNoInstance(home: string): void {
  const other = runningInstance(home);
  if (!other) return;
  throw new Error(
    `Gantry already runs on ${home} (${other.url}, process ${other.pid}). ` +
      'Another shop needs a GANTRY_HOME and PORT of its own.',
  );
}

/** The shop that runs on this home now. */
export function runningInstance(home: string): RunFile | undefined {
  const content = readRunFile(home);
  return content && isOurs(content.pid) ? content : undefined;
}
