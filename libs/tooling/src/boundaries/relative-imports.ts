import path from 'node:path';
import { kindOf, type SourceFile } from './source-file.ts';
import type { SourceImport } from './source-imports.ts';

function featureOf(name: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(name)?.[1];
}

// A page composes features; a feature knows neither pages nor other features.
function featureProblem(file: SourceFile, target: string): string | undefined {
  const feature = featureOf(file.name);
  if (!feature || kindOf(file.project) !== 'remote') return undefined;
  if (target.startsWith('src/pages/')) return 'a feature must not import a page';
  const other = featureOf(target);
  return other && other !== feature ? `feature ${feature} must not import feature ${other}` : undefined;
}

/** What is wrong with one import by path. */
export function relativeProblems(file: SourceFile, { specifier }: SourceImport): string[] {
  if (path.isAbsolute(specifier)) return [`${specifier} is an absolute path`];
  if (!specifier.startsWith('.')) return [];
  const target = path.posix.join(path.posix.dirname(file.name), specifier);
  if (target.startsWith('../') || target === '..') {
    return file.isConfig ? [] : [`${specifier} leaves the project; import the package by its name`];
  }
  const problem = featureProblem(file, target);
  return problem ? [problem] : [];
}
