import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '@gantry/contracts/remotes';
import type { Configuration } from '@rspack/core';
import { shellConfigs } from './shell-config.ts';
import { workspaceRoot } from './share-map.ts';

/**
 * The build without federation: the same sources, all remotes compiled into the shell.
 * It tells what federation costs; nothing is deployed from it.
 */
export async function monoConfigs(): Promise<Configuration[]> {
  const folder = path.join(workspaceRoot, 'shell');
  const out = path.join(folder, 'dist/mono');
  await mkdir(out, { recursive: true });
  const monoRemotes = path.join(out, 'remotes.ts');
  await writeFile(monoRemotes, await remotesModule(out));
  return shellConfigs({ folder, out, monoRemotes });
}

// Written at build time: the shell's own sources never import a remote.
async function remotesModule(out: string): Promise<string> {
  const lines = remoteNames
    .map((name) => ({ name, file: path.join(workspaceRoot, `mfe-${name}`, 'src/remote.tsx') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const from = path.relative(out, file).replaceAll(path.sep, '/');
      return `  ${name}: () => import(/* webpackChunkName: "remote-${name}" */ '${from}'),`;
    });
  return `export const monoRemotes = {\n${lines.join('\n')}\n};\n`;
}
