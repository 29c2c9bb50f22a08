import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSourceNames } from '../boundaries/source-file.ts';
import { visitSource, type SyntaxNode } from '../syntax/parse-source.ts';
import type { Project } from '../workspace/projects.ts';
import type { Finding } from './finding.ts';

/** Verbs that name no function or method by themselves: a search for them finds everything. */
const bareVerbs = new Set(
  `add answer ask bring change check choose drop fetch fill find get give insert keep leave list look make mark
   move note pick place put read refuse remove report save say settle show store take tell update write`.split(
    /\s+/,
  ),
);

/** Collections speak the language of Map. */
const collections = /(Map|Cache|Jar)$/;
const tests = /\.(test|spec|e2e)\.tsx?$|(^|\/)(test|e2e|testing)\//;

const valueOf = (node: unknown): string | undefined => {
  const { type, value } = (node ?? {}) as SyntaxNode;
  return type === 'Identifier' ? String(value) : undefined;
};

function isFunction(node: unknown): boolean {
  const type = (node as SyntaxNode | null)?.type;
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

/** The name of a function that this node declares by name. An object's members follow the interface it is for. */
function functionName({ type, identifier, id, init }: SyntaxNode): string | undefined {
  if (type === 'FunctionDeclaration') return valueOf(identifier);
  return type === 'VariableDeclarator' && isFunction(init) ? valueOf(id) : undefined;
}

/** Methods of a class that are its own: not those of the class it extends. */
function methodNames({ type, identifier, body }: SyntaxNode): string[] {
  if (type !== 'ClassDeclaration' || collections.test(valueOf(identifier) ?? '')) return [];
  return (body as SyntaxNode[])
    .filter((member) => member.type === 'ClassMethod' && member.kind === 'method' && !member.isOverride)
    .flatMap(({ key }) => valueOf(key) ?? []);
}

/** Functions and methods of a source file whose whole name is a verb. */
export function bareVerbsIn(file: string, source: string): Finding[] {
  const names = new Set<string>();
  visitSource(source, file, (node) => {
    for (const name of [functionName(node), ...methodNames(node)])
      if (name && bareVerbs.has(name)) names.add(name);
  });
  return [...names].sort().map((name) => ({
    key: `${file} ${name}`,
    message: `${file}: ${name} is a bare verb; say of what, as in addLine or findOrder`,
  }));
}

/** Functions and methods of the projects whose whole name is a verb. Tests may name their helpers briefly. */
export function findBareVerbs(projects: Project[]): Finding[] {
  return projects.flatMap((project) =>
    listSourceNames(project)
      .filter((name) => !name.endsWith('.mjs') && !tests.test(name))
      .flatMap((name) =>
        bareVerbsIn(`${project.folder}/${name}`, readFileSync(path.join(project.path, name), 'utf8')),
      ),
  );
}
