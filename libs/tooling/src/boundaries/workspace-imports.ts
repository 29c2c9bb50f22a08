import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../workspace/projects.ts';
import { allowedPairs, platformDoors } from './rules.ts';
import { kindOf, type SourceFile } from './source-file.ts';
import type { SourceImport } from './source-imports.ts';

const SCOPE = '@gantry/';

function targetOf(specifier: string, projects: Project[]): Project | undefined {
  return projects.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
}

function declares(project: Project, name: string): boolean {
  return name in { ...project.manifest.dependencies, ...project.manifest.devDependencies };
}

function matchDoor(door: string, file: string, wanted: string): string | undefined {
  const [before, after] = door.split('*');
  if (after === undefined) return door === wanted ? file : undefined;
  if (before === undefined || !wanted.startsWith(before) || !wanted.endsWith(after)) return undefined;
  return file.replaceAll('*', wanted.slice(before.length, wanted.length - after.length));
}

function hasDoor(target: Project, specifier: string): boolean {
  const wanted = `.${specifier.slice(target.name.length)}`;
  return Object.entries(target.manifest.exports ?? {}).some(([door, file]) => {
    const match = typeof file === 'string' ? matchDoor(door, file, wanted) : undefined;
    return match !== undefined && existsSync(path.join(target.path, match));
  });
}

function pairProblem(file: SourceFile, target: Project, { typeOnly }: SourceImport): string | undefined {
  const [from, to] = [kindOf(file.project), kindOf(target)];
  const pairs = allowedPairs.filter((pair) => pair.from === from && pair.to === to);
  if (pairs.length === 0) return `${from} must not import ${to}`;
  if (pairs.some(({ when }) => when === 'always')) return undefined;
  if (pairs.some(({ when }) => when === 'types') && typeOnly) return undefined;
  if (pairs.some(({ when }) => when === 'tests') && file.isTest) return undefined;
  const isForBenches = pairs.some(({ when }) => when === 'benches');
  if (isForBenches) return file.isBench ? undefined : `${from} may import ${to} in benchmarks only`;
  if (pairs.some(({ when }) => when === 'commands')) return commandsProblem(file, from, to);
  return pairs.some(({ when }) => when === 'types')
    ? `${from} may import types of ${to} only`
    : `${from} may import ${to} in tests only`;
}

function commandsProblem(file: SourceFile, from: string, to: string): string | undefined {
  if (file.isCommand || file.isTest || file.isBench) return undefined;
  return `${from} may import ${to} in commands, tests and benchmarks only`;
}

function doorProblem(file: SourceFile, specifier: string): string | undefined {
  const door = platformDoors.find((candidate) => candidate.specifier === specifier);
  if (!door || file.isTest || file.platform === door.platform) return undefined;
  return `${specifier} is for ${door.platform} code, and this is ${file.platform} code`;
}

/** What is wrong with one import of another workspace package. */
export function workspaceProblems(file: SourceFile, found: SourceImport, projects: Project[]): string[] {
  const { specifier } = found;
  if (!specifier.startsWith(SCOPE)) return [];
  const target = targetOf(specifier, projects);
  if (!target) return [`${specifier} is no package of this workspace`];
  if (target.name === file.project.name)
    return hasDoor(target, specifier) ? [] : [`${specifier} is not an export of ${target.name}`];
  const problems: (string | undefined)[] = [doorProblem(file, specifier)];
  if (!hasDoor(target, specifier)) problems.push(`${specifier} is not an export of ${target.name}`);
  // Presets in configuration files concern every project alike; Nx counts them among the shared inputs.
  const isPreset = file.isConfig && ['tool', 'testing', 'lib:federation'].includes(kindOf(target));
  if (!isPreset) {
    problems.push(pairProblem(file, target, found));
    if (!declares(file.project, target.name)) problems.push(`${target.name} is not declared in package.json`);
  }
  return problems.filter((problem) => problem !== undefined);
}
