import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig, type Target } from './base-config.ts';
import { ContainerStartPlugin } from './container-start-plugin.ts';
import { EntryPerLanguagePlugin } from './entry-per-language-plugin.ts';
import { IncludeInEntryPlugin } from './include-in-entry-plugin.ts';
import { SameOriginPathPlugin } from './same-origin-path-plugin.ts';
import { ScriptInventoryPlugin } from './script-inventory-plugin.ts';
import { consumedLibraries } from './share-map.ts';

export interface RemoteBuildOptions {
  /** folder of the remote, with `src/remote.tsx` */
  readonly folder: string;
  readonly name: string;
  /** receives `web/` and `node/` */
  readonly out: string;
  readonly dev?: boolean;
  /** constants for test remotes */
  readonly define?: Readonly<Record<string, unknown>>;
}

const remoteModule = './src/remote.tsx';
const containerName = (remote: string): string => `gantry_${remote}`;

/**
 * The remote's container: one exposed module, no shared library brought along. `mf-manifest.json` tells other hosts and
 * tools what is in it; types are not written, since what is exposed is the `RemoteModule` of a private package.
 */
function container(name: string, target: Target, dev: boolean | undefined) {
  return [
    new ModuleFederationPlugin({
      name: containerName(name),
      filename: dev ? 'remote-entry.js' : 'remote-entry.[contenthash:10].js',
      exposes: { './remote': { import: [remoteModule], name: 'remote' } },
      library: { type: target === 'web' ? 'module' : 'commonjs-module' },
      shared: consumedLibraries(),
      // by version, a host would start every remote it knows of before it shows one
      shareStrategy: 'loaded-first',
      manifest: target === 'web',
      dts: false,
    }),
    new ContainerStartPlugin(),
  ];
}

/** What gives a remote's browser build the form of few files: one to take pages and widgets from, with texts in it. */
function browserPlugins(remote: string) {
  const entry = containerName(remote);
  return [
    new IncludeInEntryPlugin(entry, remoteModule),
    // beside the container's own `init` and `get`
    new EntryPerLanguagePlugin({
      entry,
      carry: (code, { name, expression }) => `${code}export const ${name}=${expression};`,
    }),
  ];
}

// A small part used by several pages is built into each of them: a first visitor fetches one file less, which counts
// for more than a few bytes on their second page.
const sharedChunks = { chunks: 'async', minSize: 70_000 } as const;

// A release never changes and its address names it: a hash in each name would be one more in every page.
const chunkNames = { chunkFilename: '[name].js', cssChunkFilename: '[name].css' };

function remoteConfig(options: RemoteBuildOptions, target: Target): Configuration {
  const { name, dev, define } = options;
  const out = path.join(options.out, target);
  const base = baseConfig({ name, dev, target, folder: options.folder, out });
  const values = Object.entries(define ?? {}).map(([key, value]) => [key, JSON.stringify(value)]);
  const constants = new rspack.DefinePlugin(Object.fromEntries(values) as Record<string, string>);
  // The server's build is one self-contained file: nothing is left to load while a page is rendered.
  const single = { asyncChunks: false, library: { type: 'commonjs-module' as const } };
  return {
    ...base,
    // the manifest's plugin would warn, at every build, that addresses are found at run time, as they shall be
    infrastructureLogging: { level: 'error' },
    // none but the container's; a function for IncludeInEntryPlugin
    entry: () => ({}),
    output: { ...base.output, ...chunkNames, ...(target === 'node' ? single : {}) },
    optimization: { ...base.optimization, splitChunks: target === 'web' ? sharedChunks : false },
    plugins: [
      ...(base.plugins ?? []),
      constants,
      ...container(name, target, dev),
      // a development server has an origin of its own
      ...(target === 'web' && !dev ? [new SameOriginPathPlugin()] : []),
      ...(target === 'web' ? [...browserPlugins(name), new ScriptInventoryPlugin(name)] : []),
    ],
  };
}

/** Both builds of a remote: for browsers and for the shell's server. */
export function remoteConfigs(options: RemoteBuildOptions): Configuration[] {
  return [remoteConfig(options, 'web'), remoteConfig(options, 'node')];
}
