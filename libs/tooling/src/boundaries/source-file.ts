import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../workspace/projects.ts';
import type { Kind, Platform } from './rules.ts';
import { readImports, type SourceImport } from './source-imports.ts';

/** A source file with what the rules ask about it. */
export type SourceFile = {
  project: Project;
  /** Path inside the project, with slashes. */
  name: string;
  isTest: boolean;
  isBench: boolean;
  isCommand: boolean;
  isConfig: boolean;
  platform: Platform;
  imports: SourceImport[];
};

const IGNORED = /(^|\/)(node_modules|dist|coverage|test-results)\//;
const TEST = /(^|\/)(test|e2e)\/|\.(test|test-kit)\.tsx?$/;
const BENCH = /^bench\//;
const COMMAND = /^src\/commands\//;
const CONFIG = /^[^/]+\.config\.(mjs|ts)$/;
const NODE_PART = /(^|\/)(server|node|scripts|bench)\/|(^|\/|\.)node\.tsx?$/;

/** @throws when a project has no tag `type:` (every project says what it is). */
export function kindOf(project: Project): Kind {
  const type = valueOf(project, 'type');
  if (!type) throw new Error(`${project.folder}/package.json has no nx tag "type:...".`);
  return type === 'lib' ? `lib:${valueOf(project, 'scope')}` : type;
}

function valueOf(project: Project, dimension: string): string | undefined {
  return project.tags.find((tag) => tag.startsWith(`${dimension}:`))?.slice(dimension.length + 1);
}

function platformOf(project: Project, name: string): Platform {
  if (TEST.test(name) || CONFIG.test(name) || NODE_PART.test(name)) return 'node';
  const platform = valueOf(project, 'platform');
  return platform === 'web' || platform === 'any' ? platform : 'node';
}

function readSource(project: Project, name: string): SourceFile {
  const source = readFileSync(path.join(project.path, name), 'utf8');
  return {
    project,
    name,
    isTest: TEST.test(name),
    isBench: BENCH.test(name),
    isCommand: COMMAND.test(name),
    isConfig: CONFIG.test(name),
    platform: platformOf(project, name),
    imports: readImports(source, name),
  };
}

/** Paths of a project's source files, with slashes; none when it has no files yet. */
export function listSourceNames(project: Project): string[] {
  return globSync('**/*.{ts,tsx,mts,mjs,js}', {
    cwd: project.path,
    exclude: (name) => name === 'node_modules',
  })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !IGNORED.test(name) && !name.endsWith('.d.ts'))
    .sort();
}

/** All source files of a project; none when the project has no files yet. */
export function readSources(project: Project): SourceFile[] {
  return listSourceNames(project).map((name) => readSource(project, name));
}
