import { runNx } from '../workspace/nx.ts';

/** `npm run typecheck -- [project...]`: the compiler over each project, two at a time, cached. */
export async function run(words: string[]): Promise<number> {
  return (await runNx('typecheck', words)).code;
}
