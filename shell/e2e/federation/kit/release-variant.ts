import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { buildFormer } from '@gantry/federation/former-build-test-kit';
import type { ChunkFiles } from '@gantry/federation/node/release/manifest';

const workspace = path.resolve(import.meta.dirname, '../../../..');

/** How a release differs from what was built. */
export interface Variant {
  /** shown in every page as `<i data-release>`, by the server and in the browser */
  readonly label: string;
  /** every page throws while it is rendered there */
  readonly throws?: readonly ('server' | 'browser')[];
  /** every page's loader throws an ordinary error */
  readonly loaderThrows?: boolean;
  /** says it was built for another contract */
  readonly contract?: number;
  /** text put in place of the server's build */
  readonly nodeCode?: string;
  /** code that runs on the server when the release is evaluated, before it exposes anything */
  readonly runs?: string;
  /** in the files that releases once had: one entry for all languages, texts and the exposed module apart */
  readonly formerFiles?: boolean;
  /** in the container that releases had before the federation package built them */
  readonly formerContainer?: boolean;
}

// Runs inside the release, around the remote as it was built. Written as text: it is part of the release's files.
function wrap(remote: any, scope: any, variant: any, where: string): any {
  const shared: any = Object.values(scope.react)[0];
  const React = shared.lib ? shared.lib() : shared.get()();
  const page = (Inner: any) =>
    function Page(props: any) {
      if (variant.throws?.includes(where)) throw new Error(`${variant.label} throws in the ${where}`);
      const mark = React.createElement('i', { 'data-release': variant.label, hidden: true, key: 'mark' });
      return [mark, Inner ? React.createElement(Inner, { ...props, key: 'page' }) : null];
    };
  const route = (one: any): any => ({
    ...one,
    ...(one.lazy && {
      lazy: async () => {
        const parts = await one.lazy();
        const loader = () => {
          throw new Error(`${variant.label}: loader failed with password=secret`);
        };
        return { ...parts, Component: page(parts.Component), ...(variant.loaderThrows && { loader }) };
      },
    }),
    ...(one.children && { children: one.children.map(route) }),
  });
  return { ...remote, contract: variant.contract ?? remote.contract, routes: remote.routes.map(route) };
}

const container = (variant: Variant, where: 'server' | 'browser'): string => `
  const variant = ${JSON.stringify(variant)};
  const wrap = ${wrap.toString()};
  let scope;
  const init = (given, ...rest) => { scope = given; return inner.init(given, ...rest); };
  const get = async (name) => {
    const module = (await inner.get(name))();
    return () => ({ default: wrap(module.default, scope, variant, '${where}') });
  };`;

async function entriesIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder)).filter((name) => name.startsWith('remote-entry'));
  if (entries.length === 0)
    throw new Error(`${folder} holds no build of a remote; run "npm run build" first.`);
  return entries;
}

async function patchNode(folder: string, variant: Variant): Promise<void> {
  const [name = ''] = await entriesIn(folder);
  const entry = path.join(folder, name);
  if (variant.nodeCode !== undefined) return writeFile(entry, variant.nodeCode);
  const code = `\n;${variant.runs ?? ''};(() => { const inner = module.exports;${container(variant, 'server')} module.exports = { init, get }; })();`;
  await appendFile(entry, code);
}

async function patchWeb(folder: string, variant: Variant): Promise<void> {
  for (const entry of await entriesIn(folder)) {
    const inner = entry.replace('remote-', 'inner-');
    await rename(path.join(folder, entry), path.join(folder, inner));
    const code = `import * as inner from './${inner}';${container(variant, 'browser')} export { init, get };`;
    await writeFile(path.join(folder, entry), `${code} export const { texts, widgetTexts } = inner;`);
  }
  if (variant.formerFiles) await takeFormerFiles(folder);
}

async function takeFormerFiles(folder: string): Promise<void> {
  const list = path.join(folder, 'route-assets.json');
  const chunks = JSON.parse(await readFile(list, 'utf8')) as Record<string, ChunkFiles>;
  const forLanguages = Object.keys(chunks).filter((name) => name.startsWith('entry-'));
  for (const name of forLanguages) {
    for (const file of chunks[name]!.js) {
      await rm(path.join(folder, file));
      await rm(path.join(folder, file.replace('remote-', 'inner-')));
    }
    delete chunks[name];
  }
  const files = await readdir(folder);
  chunks.remote = { js: files.filter((name) => name.startsWith('inner-entry.')), css: [] };
  await writeFile(list, JSON.stringify(chunks));
  await rm(path.join(folder, 'mf-manifest.json'));
}

/** Copies a remote's build and changes it; the folder is removed by `use`'s end. */
export async function withVariant<T>(
  remote: RemoteName,
  variant: Variant,
  use: (build: string) => Promise<T>,
): Promise<T> {
  const build = await mkdtemp(path.join(tmpdir(), `gantry-${remote}-`));
  try {
    const folder = path.join(workspace, `mfe-${remote}`);
    if (variant.formerContainer) await buildFormer({ folder, name: remote, out: build });
    else await cp(path.join(folder, 'dist'), build, { recursive: true });
    await patchNode(path.join(build, 'node'), variant);
    await patchWeb(path.join(build, 'web'), variant);
    return await use(build);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
