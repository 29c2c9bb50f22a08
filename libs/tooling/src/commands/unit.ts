import { runJest } from '../test-run/run-jest.ts';
import { findProjects, listProjects } from '../workspace/projects.ts';
import { splitWords } from '../test-run/split-words.ts';
import { withinProjects } from '../test-run/within-projects.ts';

/** `npm run unit -- <project...> [--jest options] [-- <pattern>]`: the tests of some projects, or of all; a pattern of paths inside them. */
export async function run(words: string[]): Promise<number> {
  const { names, options } = splitWords(words);
  const projects = names.length > 0 ? findProjects(names) : listProjects();
  const folders = projects.map((project) => project.path);
  return runJest(projects, withinProjects(options, folders));
}
