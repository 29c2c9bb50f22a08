import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { remoteConfigs } from './remote-config.ts';
import { shellConfigs } from './shell-config.ts';

/** `rspack.config.mjs` of a remote: both builds into its `dist/`. The folder's name is `mfe-<remote>`. */
export function remoteBuild(folder: string): Configuration[] {
  const name = path.basename(folder).replace(/^mfe-/, '');
  return remoteConfigs({ folder, name, out: path.join(folder, 'dist') });
}

/** `rspack.config.mjs` of the shell: both builds into its `dist/`. */
export function shellBuild(folder: string): Configuration[] {
  return shellConfigs({ folder, out: path.join(folder, 'dist') });
}
