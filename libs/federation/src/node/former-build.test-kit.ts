import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { ContainerStartPlugin } from './container-start-plugin.ts';
import { remoteConfigs, type RemoteBuildOptions } from './remote-config.ts';
import { runRspack } from './run-rspack.ts';
import { consumedLibraries } from './share-map.ts';

function formerContainer(name: string, type: 'module' | 'commonjs-module') {
  return new rspack.container.ModuleFederationPluginV1({
    name: `gantry_${name}`,
    filename: 'remote-entry.[contenthash:10].js',
    exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
    library: { type },
    shared: consumedLibraries(),
  });
}

function formerConfig(config: Configuration, name: string): Configuration {
  const type = config.output?.module ? 'module' : 'commonjs-module';
  const isOfContainer = (plugin: unknown): boolean =>
    plugin instanceof ModuleFederationPlugin || plugin instanceof ContainerStartPlugin;
  const others = (config.plugins ?? []).filter((plugin) => !isOfContainer(plugin));
  return { ...config, plugins: [formerContainer(name, type), ...others] };
}

/** Builds a remote as it was built before the federation package did it: in the bundler's own container. */
export async function buildFormer(options: RemoteBuildOptions): Promise<void> {
  await runRspack(remoteConfigs(options).map((config) => formerConfig(config, options.name)));
}
