import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedLibraries, sharedVersion, workspaceRoot } from './share-map.ts';

const packages = path.join(workspaceRoot, 'node_modules/@module-federation');
const stubs = path.resolve(import.meta.dirname, '../runtime-stubs');

interface Stub {
  /** below the folder of the federation packages */
  readonly file: string;
  readonly exports: readonly string[];
  /** what is built in its place */
  readonly stub: string;
}

/** Files of the federation runtime that a page of ours never runs anything of. */
const unused: readonly Stub[] = [
  {
    file: 'sdk/dist/dom.js',
    exports: ['createLink', 'createScript', 'isStaticResourcesEqual', 'loadScript', 'safeWrapper'],
    stub: 'dom.ts',
  },
  {
    file: 'runtime-core/dist/utils/preload.js',
    exports: ['defaultPreloadArgs', 'formatPreloadArgs', 'normalizePreloadExposes', 'preloadAssets'],
    stub: 'preload.ts',
  },
  {
    file: 'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
    exports: ['SnapshotHandler', 'getGlobalRemoteInfo'],
    stub: 'snapshot-handler.ts',
  },
];

/**
 * Leaves the unused files of the federation runtime out of the browser's build: 3.1 KB of brotli in every page.
 * @throws Error when a new version of the packages has another shape; then see whether the stubs still fit
 */
export function withoutUnusedRuntime(folder = packages): Record<string, string> {
  const aliases = unused.map(({ file, exports, stub }) => {
    const found = exportsOf(path.join(folder, file));
    if (found.join() === [...exports].sort().join()) return [path.join(folder, file), path.join(stubs, stub)];
    throw new Error(
      `@module-federation/${file} exports ${found.join(', ') || 'nothing that can be read'}, where ` +
        `libs/federation/src/runtime-stubs/${stub} stands for ${exports.join(', ')}. Look at what the new version ` +
        'uses of it, then change the stub and federation-runtime.ts, or leave the file in.',
    );
  });
  return Object.fromEntries(aliases) as Record<string, string>;
}

function exportsOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, names = ''] = /^export \{([^}]*)\};$/m.exec(text) ?? [];
  return names
    .split(',')
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter(Boolean)
    .sort();
}

/**
 * Constants that the shell's builds are made with: the installed versions of the shared libraries, and switches that
 * take out of the federation runtime what is not needed, the choice among versions of libraries too: there is one of each.
 * `FEDERATION_ALLOW_NEW_FUNCTION` must stay undefined: set to anything, even false, it makes the
 * runtime load modules by `eval`.
 */
export function federationConstants(target: 'web' | 'node'): Record<string, unknown> {
  return {
    __SHARED_VERSIONS__: Object.fromEntries(sharedLibraries.map((name) => [name, sharedVersion(name)])),
    ENV_TARGET: target,
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_OPTIMIZE_NO_REMOTE: false,
    FEDERATION_OPTIMIZE_NO_SHARED: true,
    'typeof FEDERATION_ALLOW_NEW_FUNCTION': 'undefined',
  };
}
