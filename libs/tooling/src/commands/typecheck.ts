import { runNx } from '../workspace/nx.ts';
import { runPackageScript } from '../workspace/run-program.ts';

/**
 * Checks the types of all projects as one program, which reads each library once. Checked one by one, their projects cost
 * six times the processor time, for each reads all it is built on.
 */
export async function checkAllTypes(): Promise<boolean> {
  const words = ['-p', 'libs/tooling/tsconfig.workspace.json', '--checkers', '2'];
  return (await runPackageScript('typescript/bin/tsc', words)).code === 0;
}

/** `npm run typecheck -- [project...]`: the compiler over everything at once, or over each named project, cached. */
export async function run(words: string[]): Promise<number> {
  if (words.length > 0) return (await runNx('typecheck', words)).code;
  return (await checkAllTypes()) ? 0 : 1;
}
