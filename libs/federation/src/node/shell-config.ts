import path from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { baseConfig, defineConstants, type Target } from './base-config.ts';
import { EntryPerLanguagePlugin } from './entry-per-language-plugin.ts';
import { federationConstants, withoutUnusedRuntime } from './federation-runtime.ts';
import { IntegrityListPlugin } from './integrity-list-plugin.ts';
import { workspaceRoot } from './share-map.ts';
import { ScriptInventoryPlugin } from './script-inventory-plugin.ts';

export interface ShellBuildOptions {
  readonly folder: string;
  /** receives `web/` and `server/` */
  readonly out: string;
  readonly dev?: boolean;
  /** module whose `monoRemotes` are compiled into the shell: the build without federation */
  readonly monoRemotes?: string;
}

const facades = path.resolve(import.meta.dirname, '../facades');

// Texts are compiled when they are built (messages-loader.mjs): what is left of the parser makes a literal of a text.
const parserAlias = {
  '@formatjs/icu-messageformat-parser$': path.join(facades, 'compiled-messages.ts'),
};

const routerAlias = (dev: boolean | undefined): Record<string, string> => ({
  [path.join(
    workspaceRoot,
    `node_modules/react-router/dist/${dev ? 'development' : 'production'}/lib/dom/ssr/components.js`,
  )]: path.join(facades, 'no-framework-mode.ts'),
});

const constants = ({ monoRemotes }: ShellBuildOptions, target: Target) =>
  defineConstants({ __MONO__: monoRemotes !== undefined, ...federationConstants(target) });

function webConfig(options: ShellBuildOptions): Configuration {
  const { dev, folder } = options;
  const base = baseConfig({ name: 'shell', dev, target: 'web', folder, out: path.join(options.out, 'web') });
  const aliases = { ...monoAlias(options), ...parserAlias, ...routerAlias(dev), ...withoutUnusedRuntime() };
  return {
    ...base,
    entry: { main: './src/browser/main.ts' },
    output: { ...base.output, publicPath: '/assets/' },
    resolve: { ...base.resolve, alias: aliases },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...monoRules(options)] },
    plugins: [
      ...(base.plugins ?? []),
      constants(options, 'web'),
      ...(options.monoRemotes ? [] : [textsInMain]),
      new ScriptInventoryPlugin('shell'),
      // last: it lists what the others have written
      new IntegrityListPlugin(),
    ],
  };
}

// before the code that looks for them (load-messages.ts)
const textsInMain = new EntryPerLanguagePlugin({
  entry: 'main',
  carry: (code, { expression }) => `globalThis.__gantryShellTexts=${expression};${code}`,
});

// The list of compiled-in remotes is empty in the sources; this build has one of its own in its place.
function monoAlias({ folder, monoRemotes }: ShellBuildOptions): Record<string, string> {
  return monoRemotes ? { [path.join(folder, 'src/federation/mono-remotes.list.ts')]: monoRemotes } : {};
}

function monoRules({ monoRemotes }: ShellBuildOptions): RuleSetRule[] {
  if (!monoRemotes) return [];
  const loader = path.join(import.meta.dirname, 'mono-messages-loader.mjs');
  return [
    { test: /[\\/]messages[\\/]load-messages\.ts$/, use: { loader } },
    // nothing of it is used there, so it is not in the figures of what federation costs
    { test: /[\\/]@module-federation[\\/]/, sideEffects: false },
  ];
}

// One self-contained ES module: nothing is resolved at run time, so the server is exactly what was built.
function serverConfig(options: ShellBuildOptions): Configuration {
  const { dev, folder } = options;
  const out = path.join(options.out, 'server');
  const base = baseConfig({ name: 'shell', dev, target: 'node', folder, out });
  return {
    ...base,
    target: 'node22',
    entry: {
      server: './src/server/main.ts',
      watchdog: './src/server/workers/watchdog-thread.ts',
      smoke: './src/server/smoke/main.ts',
      bench: './src/server/bench/main.ts',
    },
    output: {
      ...base.output,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    module: {
      ...base.module,
      parser: { ...base.module?.parser, javascript: { exportsPresence: 'error', importMeta: false } },
    },
    resolve: { ...base.resolve, alias: { ...monoAlias(options), ...routerAlias(dev) } },
    plugins: [...(base.plugins ?? []), constants(options, 'node')],
  };
}

/** Both builds of the shell: the browser's entry with all shared libraries, and the server. */
export function shellConfigs(options: ShellBuildOptions): Configuration[] {
  return [webConfig(options), serverConfig(options)];
}
