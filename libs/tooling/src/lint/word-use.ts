import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visitSource } from '../syntax/parse-source.ts';
import type { Project } from '../workspace/projects.ts';
import type { Finding } from './finding.ts';
import { retiredNames, retiredPhrases, type RetiredWord } from './retired-words.ts';

const sources = /\.(ts|tsx|mjs)$/;
const ignored = /(^|\/)(node_modules|dist|test-results|migrations)\/|\.d\.ts$/;
// the list of the words, its test and the glossary's column of what each word replaces cannot do without them
const lists = /^libs\/(tooling\/src\/lint\/(retired-words|house-checks\.test)\.ts|contracts\/GLOSSARY\.md)$/;

/** Every name a source file gives or uses. */
function namesIn(source: string, file: string): Set<string> {
  const names = new Set<string>();
  visitSource(source, file, (node) => {
    if (node.type === 'Identifier' && typeof node.value === 'string') names.add(node.value);
  });
  return names;
}

function commentsIn(source: string): string {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
  return comments.join('\n').replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
}

/** What tests and their groups are called. */
function testNamesIn(source: string): string {
  const calls = source.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/g);
  return Array.from(calls, ([, , name]) => name).join('\n');
}

function matches(words: RetiredWord[], text: string, file: string): [string, string][] {
  return words
    .filter(({ files }) => !files || files.test(file))
    .flatMap(({ word, better }) => {
      const [match] = word.exec(text) ?? [];
      return match ? [[match.trim(), better] as [string, string]] : [];
    });
}

/** Retired words in one file: in its path, names, comments, test names or prose. */
export function retiredWordsIn(project: string, file: string, source: string): Finding[] {
  const isSource = sources.test(file);
  const names = isSource ? [...namesIn(source, file)].sort() : [];
  const prose = isSource ? `${commentsIn(source)}\n${testNamesIn(source)}` : source.replace(/\s+/g, ' ');
  const found = [
    ...names.flatMap((name) => matches(retiredNames, name, file).map(([, better]) => [name, better])),
    ...matches(retiredNames, file, file).map(([match, better]) => [`path ${match}`, better]),
    ...matches(retiredPhrases, prose, file).map(([match, better]) => [`"${match.toLowerCase()}"`, better]),
  ];
  return found.map(([what, better]) => ({
    key: `${project} ${what}`,
    message: `${file}: ${what} is a retired word; write ${better}`,
  }));
}

/** Retired words in the sources and documents of the projects. */
export function findRetiredWords(projects: Project[]): Finding[] {
  return projects.flatMap((project) =>
    globSync('**/*.{ts,tsx,mjs,md}', { cwd: project.path, exclude: (name) => name === 'node_modules' })
      .map((name) => `${project.folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((file) => !ignored.test(file) && !lists.test(file))
      .sort()
      .flatMap((file) =>
        retiredWordsIn(
          project.folder,
          file,
          readFileSync(path.join(project.path, file.slice(project.folder.length)), 'utf8'),
        ),
      ),
  );
}
