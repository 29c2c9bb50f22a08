import { runJest } from '../test-run/run-jest.ts';
import { findProjects, listProjects } from '../workspace/projects.ts';
import { splitWords } from '../test-run/split-words.ts';

/** `npm run unit -- <project...> [--jest options] [-- <file>]`: the tests of some projects, or of all. */
export async function run(words: string[]): Promise<number> {
  const { names, options } = splitWords(words);
  return runJest(names.length > 0 ? findProjects(names) : listProjects(), options);
}
