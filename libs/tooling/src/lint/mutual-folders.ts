import path from 'node:path';
import { readSources, type SourceFile } from '../boundaries/source-file.ts';
import type { Project } from '../workspace/projects.ts';
import type { Finding } from './finding.ts';

type Step = { from: string; to: string; where: string };

/** The two sibling folders an import leads from and to; undefined where one of the files stands beside the other's folder. */
function siblingsOf(from: string, to: string): [string, string] | undefined {
  const [left, right] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const depth = left.findIndex((folder, index) => folder !== right[index]);
  if (depth === -1 || depth >= right.length) return undefined;
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')];
}

function stepsOf(file: SourceFile): Step[] {
  return file.imports.flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file.name), specifier);
    const siblings = siblingsOf(file.name, target);
    return siblings ? [{ from: siblings[0], to: siblings[1], where: `${file.name}:${line}` }] : [];
  });
}

/**
 * Pairs of sibling folders of a project that import each other, types included, at every depth. Tests are left out:
 * they put together what the code keeps apart.
 */
export function mutualFolders(folder: string, files: SourceFile[]): Finding[] {
  const steps = files.filter(({ isTest }) => !isTest).flatMap(stepsOf);
  const places = new Map<string, string[]>();
  for (const { from, to, where } of steps) {
    const pair = `${from} ${to}`;
    places.set(pair, [...(places.get(pair) ?? []), where]);
  }
  return [...places.entries()].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = from < to ? places.get(`${to} ${from}`) : undefined;
    if (!back) return [];
    const message = `${folder}: ${from} and ${to} import each other: ${from} at ${there.join(', ')}; ${to} at ${back.join(', ')}`;
    return [{ key: `${folder} ${from} <-> ${to}`, message }];
  });
}

/** Mutual folders of the projects. */
export function findMutualFolders(projects: Project[]): Finding[] {
  return projects.flatMap((project) => mutualFolders(project.folder, readSources(project)));
}
