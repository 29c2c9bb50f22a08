import path from 'node:path';
import type { Compiler } from '@rspack/core';

const startModule = /module-federation[\\/]runtime[\\/]rspack\.js$/;
const loader = path.join(import.meta.dirname, 'container-start-loader.mjs');

// How the bundler calls the module that the federation plugin starts a container with: its name is its text.
const startName = 'data:text/javascript,import%20__module_federation_bundler_runtime__';

interface NamedModule {
  readonly identifier: string;
  id: string | number | null;
}

/**
 * Gives a remote's container the short start of `container-start-loader.mjs`, under a name of its own: the plugin's
 * holds the folder of the packages, and a number made of it would be another one in every checkout.
 */
export class ContainerStartPlugin {
  apply(compiler: Compiler): void {
    compiler.options.module.rules.push({ test: startModule, use: { loader } });
    compiler.hooks.compilation.tap('ContainerStart', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerStart', (modules) => {
        // here `identifier` is a text, whatever the type says
        const found = [...(modules as Iterable<unknown> as Iterable<NamedModule>)];
        const starts = found.filter(({ identifier }) => identifier.includes(startName));
        if (starts.length !== 1)
          throw new Error(`A container has one start; this build has ${starts.length}.`);
        starts[0]!.id = 'start';
      });
    });
  }
}
