import { spawn } from 'node:child_process';
import { workspaceRoot } from './projects.ts';

export type ProgramOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** True to collect the output instead of showing it. */
  quiet?: boolean;
  /** Ends the program when it is aborted. */
  signal?: AbortSignal | undefined;
};

export type ProgramResult = { code: number; output: string };

/** Runs a program to its end; its output is shown, or collected when `quiet`. Never throws for an exit code. */
export function runProgram(
  program: string,
  words: string[],
  { cwd = workspaceRoot, env = process.env, quiet = false, signal }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const child = spawn(program, words, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** Runs a script of an installed package with the project's own Node. */
export function runPackageScript(
  file: string,
  words: string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return runProgram(process.execPath, [`${workspaceRoot}/node_modules/${file}`, ...words], options);
}
