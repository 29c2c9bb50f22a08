import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { bansByKind, bansByPlatform, companions, exclusivePackages } from './rules.ts';
import { kindOf, type SourceFile } from './source-file.ts';
import type { SourceImport } from './source-imports.ts';

/** What the rules on third-party packages need to know of the workspace. */
export type Externals = {
  /** Packages the root package.json declares: the one place for versions. */
  declared: Set<string>;
  /** Exports that the shell's facades of shared libraries carry; empty until the facades exist. */
  facades: Record<string, string[]>;
};

type RootManifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;

/** Reads the root package.json and the facades' list of exports. */
export function readExternals(root: string): Externals {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as RootManifest;
  const list = path.join(root, 'libs/federation/facade-exports.json');
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const facades = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Externals['facades']) : {};
  return { declared: new Set(Object.keys(all)), facades };
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function bannedProblems(file: SourceFile, specifier: string): string[] {
  if (file.isTest || file.isConfig) return [];
  const kind = kindOf(file.project);
  const bans = [...bansByPlatform[file.platform], ...(bansByKind[kind] ?? [])];
  const banned = bans.filter(({ packages }) => packages.test(specifier));
  return banned.map(({ why }) => `${specifier}: ${why}`);
}

function exclusiveProblems(file: SourceFile, specifier: string): string[] {
  const kind = kindOf(file.project);
  const taken = exclusivePackages.filter(
    ({ packages, owners }) => packages.test(specifier) && !owners.includes(kind),
  );
  return taken.map(({ owners }) => `${specifier} is used in ${owners.join(' and ')} only`);
}

// A facade carries only the listed exports into the browser; anything else would be undefined there.
function facadeProblems(file: SourceFile, found: SourceImport, { facades }: Externals): string[] {
  const list = facades[found.specifier];
  if (!list || found.typeOnly || file.platform === 'node') return [];
  const missing = found.names.filter((name) => !list.includes(name));
  return missing.map((name) => `${found.specifier} has no "${name}" in libs/federation/facade-exports.json`);
}

/** What is wrong with one import of a third-party package or of a part of Node. */
export function externalProblems(file: SourceFile, found: SourceImport, externals: Externals): string[] {
  const { specifier } = found;
  if (/^[./]|^@gantry\//.test(specifier)) return [];
  const name = packageOf(specifier);
  const known = isBuiltin(specifier) || externals.declared.has(companions[name] ?? name);
  return [
    ...(known ? [] : [`${name} is not declared in the root package.json`]),
    ...bannedProblems(file, specifier),
    ...exclusiveProblems(file, specifier),
    ...facadeProblems(file, found, externals),
  ];
}
