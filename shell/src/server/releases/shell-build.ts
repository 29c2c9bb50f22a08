import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasIntegrity } from '@gantry/federation/node/release/integrity';
import { integrityListFile } from '@gantry/federation/node/release/integrity-list';
import { log } from '../log.ts';
import type { ChunkAssets } from './loaded-release.ts';

/** A cut of the family every page is written in. */
export interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly address: string;
}

/** The browser's part of the shell as it was built. */
export interface ShellBuild {
  /** files of the entry */
  readonly main: ChunkAssets;
  /** file of the entry for no language */
  readonly entry: string;
  readonly chunks: Readonly<Record<string, ChunkAssets>>;
  /** `/assets/<file>` of scripts and styles → hash */
  readonly integrity: Readonly<Record<string, string>>;
  /** `/assets/<file>` of all files, fonts included → hash */
  readonly files: Readonly<Record<string, string>>;
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
  const files = readList(web);
  const addresses = Object.keys(files);
  const linked = addresses.filter((address) => /\.(js|css)$/.test(address));
  return {
    main,
    entry,
    chunks,
    integrity: Object.fromEntries(linked.map((address) => [address, files[address]!])),
    files,
    styles: readStyles(web, files),
    fonts: addresses.flatMap(fontOf),
    id: entry.split('.').at(-2) ?? entry,
  };
}

function readList(web: string): Record<string, string> {
  const list = JSON.parse(readFileSync(path.join(web, integrityListFile), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(list).map(([name, hash]) => [`/assets/${name}`, hash]));
}

// One that is not as it was built is left out: pages then name its address, and browsers refuse it.
function readStyles(web: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const styles = Object.keys(files).filter((address) => address.endsWith('.css'));
  const texts = styles.flatMap((address) => {
    const bytes = readFileSync(path.join(web, path.basename(address)));
    if (hasIntegrity(bytes, files[address])) return [[address, bytes.toString()] as const];
    log('error', 'a file of the shell is damaged', { file: address });
    return [];
  });
  return Object.fromEntries(texts);
}

const families: Readonly<Record<string, string>> = { sans: 'Gantry Sans', mono: 'Gantry Mono' };

/** A file of `libs/ui/fonts` is named after its family and its weight. */
function fontOf(address: string): FontFile[] {
  const [, cut = '', weight = ''] = /^\/assets\/([a-z]+)-(\d+)\.\w+\.woff2$/.exec(address) ?? [];
  const family = families[cut];
  return family ? [{ family, weight, address }] : [];
}
