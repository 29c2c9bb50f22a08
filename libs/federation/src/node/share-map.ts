import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's top folder; third-party versions are those of its node_modules. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');

/**
 * Libraries of which a page must hold exactly one copy: the shell brings them, remotes never do.
 * Each entry is an import as it stands in the sources.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'react-intl',
  '@gantry/api-client',
  '@gantry/ui',
] as const;
export type SharedLibrary = (typeof sharedLibraries)[number];

function packageOf(library: string): string {
  return library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The installed version of the package that a shared library belongs to. */
export function sharedVersion(library: SharedLibrary): string {
  const manifest = path.join(workspaceRoot, 'node_modules', packageOf(library), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** One shared library as a remote declares it. */
export interface ConsumedLibrary {
  readonly import: false;
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: false;
}

/**
 * What every remote declares: all shared libraries, none of them brought along.
 * No version range: one repository has one version of each, and `RemoteModule.contract` says what may meet.
 */
export function consumedLibraries(): Record<SharedLibrary, ConsumedLibrary> {
  const entries = sharedLibraries.map((library) => [
    library,
    { import: false, singleton: true, version: sharedVersion(library), requiredVersion: false },
  ]);
  return Object.fromEntries(entries) as Record<SharedLibrary, ConsumedLibrary>;
}
