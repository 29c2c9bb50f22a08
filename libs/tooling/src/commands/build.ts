import { runNx } from '../workspace/nx.ts';

/** `npm run build -- [project...]`: what the shell and the remotes need to run; what is up to date is not built. */
export async function run(words: string[]): Promise<number> {
  return (await runNx('build', words)).code;
}
