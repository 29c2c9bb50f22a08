import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { LinkIntegrityPlugin } from './link-integrity-plugin.ts';
import { RouteAssetsPlugin } from './route-assets-plugin.ts';

/** Where a bundle runs: `web` in browsers, `node` in the shell's server. */
export type Target = 'web' | 'node';

export interface BuildOptions {
  /** short name; part of class names and of the bundler's own globals */
  readonly name: string;
  readonly folder: string;
  readonly target: Target;
  readonly out: string;
  readonly dev?: boolean;
}

function sourceRule({ dev, target }: BuildOptions): RuleSetRule {
  const react = {
    runtime: 'automatic',
    development: dev ?? false,
    refresh: dev === true && target === 'web',
  };
  const jsc = { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react } };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    type: 'javascript/auto',
    use: { loader: 'builtin:swc-loader', options: { jsc } },
  };
}

// On the server only the class names are wanted; both targets compute the same ones.
function styleRules({ target }: BuildOptions): RuleSetRule[] {
  const generator = { exportsOnly: target === 'node' };
  return [
    { test: /\.module\.css$/, type: 'css/module', generator },
    { test: /(?<!\.module)\.css$/, type: 'css', generator },
  ];
}

const messageRule: RuleSetRule = {
  test: /[\\/]messages[\\/](?:[\w-]+[\\/])?[\w-]+\.json$/,
  use: { loader: path.join(import.meta.dirname, 'messages-loader.mjs') },
};

/** The files of the endpoint table. */
export const endpointFiles = /[\\/]contracts[\\/]src[\\/]endpoints[\\/][\w-]+\.ts$/;

const endpointRule: RuleSetRule = {
  test: endpointFiles,
  use: { loader: path.join(import.meta.dirname, 'endpoints-loader.mjs') },
};

function fileNames(dev: boolean | undefined): Configuration['output'] {
  const name = dev ? '[name]' : '[name].[contenthash:10]';
  return {
    filename: `${name}.js`,
    chunkFilename: `${name}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: `${name}.css`,
    assetModuleFilename: '[name].[contenthash:10][ext]',
  };
}

const moduleOutput = { module: true, chunkFormat: 'module', chunkLoading: 'import' } as const;

/**
 * Browsers that styles are written for: those that know import maps, which every page needs to be hydrated, and
 * `color-mix`. For older ones each logical property would be written six times, behind lists of languages that the
 * browser has to look through for every element.
 */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];

/** Several passes find what one leaves: each makes room for the next. */
function minimizers() {
  const settings = { passes: 4, ecma: 2022, module: true, toplevel: true } as const;
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: {
        ecma: 2022,
        module: true,
        compress: settings,
        mangle: { toplevel: true },
        format: { comments: false },
      },
    }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ];
}

function rulesOf(options: BuildOptions): RuleSetRule[] {
  return [
    sourceRule(options),
    ...styleRules(options),
    messageRule,
    ...(options.target === 'web' ? [endpointRule] : []),
    { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
  ];
}

function optimizationOf({ target, dev }: BuildOptions): Configuration['optimization'] {
  const isMinimized = target === 'web' && !dev;
  return {
    minimize: isMinimized,
    ...(isMinimized ? { minimizer: minimizers() } : {}),
    // Short names and numbers, given in the order of use. A change may give others to the whole build, which costs nobody
    // anything: a release's address names its content, and every change of the shell is a new entry.
    moduleIds: dev ? 'named' : 'natural',
    mangleExports: dev ? false : 'size',
    chunkIds: dev ? 'named' : 'deterministic',
    emitOnErrors: false,
  };
}

/** What every bundle of Gantry has in common. */
export function baseConfig(options: BuildOptions): Configuration {
  const { name, target, dev } = options;
  const web = target === 'web';
  return {
    name: `${name}:${target}`,
    mode: dev ? 'development' : 'production',
    context: options.folder,
    target: web ? ['web', 'es2022'] : 'async-node',
    devtool: dev && web ? 'cheap-module-source-map' : false,
    output: {
      path: options.out,
      publicPath: 'auto',
      uniqueName: `gantry_${name}`,
      clean: !dev,
      crossOriginLoading: 'anonymous',
      ...fileNames(dev),
      ...(web ? moduleOutput : {}),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      parser: { 'css/module': { namedExports: false }, javascript: { exportsPresence: 'error' } },
      generator: { 'css/module': { localIdentName: `${name}-[local]-[hash:5]` } },
      rules: rulesOf(options),
    },
    optimization: optimizationOf(options),
    performance: false,
    lazyCompilation: false,
    plugins: web ? [new RouteAssetsPlugin(), new LinkIntegrityPlugin()] : [],
  };
}

/** Constants that the sources may use. */
export function defineConstants(values: Record<string, unknown>): InstanceType<typeof rspack.DefinePlugin> {
  const entries = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  return new rspack.DefinePlugin(Object.fromEntries(entries) as Record<string, string>);
}
