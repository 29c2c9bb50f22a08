import { runProgram } from '../workspace/run-program.ts';

/**
 * Runs a TypeScript command of a service to its end and returns what it printed.
 * @throws with its output when it fails. With `show` the output is shown as it comes.
 */
export async function runScript(
  script: string,
  words: string[],
  env: NodeJS.ProcessEnv,
  { show = false, signal }: { show?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const all = ['--enable-source-maps', '--import', '@gantry/tooling/register', script, ...words];
  const { code, output } = await runProgram(process.execPath, all, { env, quiet: !show, signal });
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${script} failed (${code})\n${output.trim()}`);
  return output;
}
