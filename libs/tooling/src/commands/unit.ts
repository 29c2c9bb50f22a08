import { runJest } from '../test-run/run-jest.ts';
import { findProjects, listProjects } from '../workspace/projects.ts';

/** `npm run unit -- <project...> [--jest options]`: the tests of some projects, or of all. */
export async function run(words: string[]): Promise<number> {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const names = firstOption === -1 ? words : words.slice(0, firstOption);
  const options = firstOption === -1 ? [] : words.slice(firstOption);
  return runJest(names.length > 0 ? findProjects(names) : listProjects(), options);
}
