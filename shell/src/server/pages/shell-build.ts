import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@gantry/federation/node/release/integrity';
import type { ChunkAssets } from '../releases/generation.ts';
import type { FontFile } from './start-script.ts';

/** The browser's part of the shell as it was built. */
export interface ShellBuild {
  /** files of the entry */
  readonly main: ChunkAssets;
  /** file of the entry for no language */
  readonly entry: string;
  readonly chunks: Readonly<Record<string, ChunkAssets>>;
  /** `/assets/<file>` → hash */
  readonly integrity: Readonly<Record<string, string>>;
  /** `/assets/<file>.css` → its text, for documents that carry it */
  readonly styles: Readonly<Record<string, string>>;
  /** the fonts that every page is written in */
  readonly fonts: readonly FontFile[];
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
  const names = readdirSync(web);
  const files = names.filter((name) => /\.(js|css)$/.test(name));
  const read = files.map((name) => [`/assets/${name}`, readFileSync(path.join(web, name))] as const);
  const styles = read.filter(([address]) => address.endsWith('.css'));
  return {
    main,
    entry,
    chunks,
    integrity: Object.fromEntries(read.map(([address, bytes]) => [address, integrityOf(bytes)])),
    styles: Object.fromEntries(styles.map(([address, bytes]) => [address, bytes.toString()])),
    fonts: names.flatMap(fontOf),
    id: entry.split('.').at(-2) ?? entry,
  };
}

const families: Readonly<Record<string, string>> = { sans: 'Gantry Sans', mono: 'Gantry Mono' };

/** A file of `libs/ui/fonts` is named after its family and its weight. */
function fontOf(name: string): FontFile[] {
  const [, cut = '', weight = ''] = /^([a-z]+)-(\d+)\.\w+\.woff2$/.exec(name) ?? [];
  const family = families[cut];
  return family ? [{ family, weight, address: `/assets/${name}` }] : [];
}
