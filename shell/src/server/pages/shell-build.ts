import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@gantry/federation/node/release/integrity';
import type { ChunkAssets } from '../releases/generation.ts';

/** The browser's part of the shell as it was built. */
export interface ShellBuild {
  /** files of the entry */
  readonly main: ChunkAssets;
  readonly chunks: Readonly<Record<string, ChunkAssets>>;
  /** `/assets/<file>` → hash */
  readonly integrity: Readonly<Record<string, string>>;
  /** names this build: the entry's own content hash */
  readonly id: string;
}

/** @throws Error when the folder holds no build */
export function readShellBuild(web: string): ShellBuild {
  const text = readFileSync(path.join(web, 'route-assets.json'), 'utf8');
  const chunks = JSON.parse(text) as Record<string, ChunkAssets>;
  const main = chunks.main;
  const entry = main?.js.at(-1);
  if (!main || !entry) throw new Error(`${web} holds no build of the shell.`);
  const files = readdirSync(web).filter((name) => /\.(js|css)$/.test(name));
  const hashes = files.map((name) => [`/assets/${name}`, integrityOf(readFileSync(path.join(web, name)))]);
  return { main, chunks, integrity: Object.fromEntries(hashes), id: entry.split('.').at(-2) ?? entry };
}
