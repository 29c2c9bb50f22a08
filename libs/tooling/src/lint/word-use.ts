import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visitSource, type SyntaxNode } from '../syntax/parse-source.ts';
import type { Project } from '../workspace/projects.ts';
import type { Finding } from './finding.ts';
import { retiredNames, retiredPhrases, type RetiredWord } from './retired-words.ts';

const sources = /\.(ts|tsx|mjs)$/;
const ignored = /(^|\/)(node_modules|dist|test-results|migrations)\/|\.d\.ts$/;
// the list of the words, its test and the glossary's column of what each word replaces cannot do without them
const lists = /^libs\/(tooling\/src\/lint\/(retired-words|house-checks\.test)\.ts|contracts\/GLOSSARY\.md)$/;

/** Every name a source file gives or uses, and what its tests and groups of tests are called. */
function namesIn(source: string, file: string): { names: Set<string>; titles: string[] } {
  const names = new Set<string>();
  const titles: string[] = [];
  visitSource(source, file, (node) => {
    if (node.type === 'Identifier' && typeof node.value === 'string') names.add(node.value);
    if (node.type === 'CallExpression' && isTest(node)) titles.push(...titleOf(node));
  });
  return { names, titles };
}

/** Whether a call is one of `test`, `it` or `describe`, also by way of `test.each(…)`. */
function isTest(call: SyntaxNode): boolean {
  let at: SyntaxNode | undefined = call;
  while (at?.callee || at?.object) at = (at.callee ?? at.object) as SyntaxNode;
  return at?.type === 'Identifier' && /^(test|it|describe)$/.test(String(at.value));
}

function titleOf(call: SyntaxNode): string[] {
  const title = (call.arguments as { expression: SyntaxNode }[])[0]?.expression;
  return title?.type === 'StringLiteral' ? [String(title.value)] : [];
}

function commentsIn(source: string): string {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
  return comments.join('\n').replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
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
  const { names, titles } = isSource ? namesIn(source, file) : { names: [], titles: [] };
  const prose = isSource ? [commentsIn(source), ...titles].join('\n') : source.replace(/\s+/g, ' ');
  const found = [
    ...[...names]
      .sort()
      .flatMap((name) => matches(retiredNames, name, file).map(([, better]) => [name, better])),
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
