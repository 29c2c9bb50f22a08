import type { LocaleCode } from '@gantry/contracts/locales';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import type { PageData, PinnedRelease } from '../../federation/page-data.ts';
import type { Snapshot } from '../releases/generation.ts';
import { filesOfPage, messagesChunk, type PageNeeds } from './page-files.ts';
import { scriptHash } from './security-headers.ts';
import { toAttribute, toScriptJson } from './serialize.ts';
import type { ShellBuild } from './shell-build.ts';

/** The part of a document that depends on the releases and on the kind of page only: made once for all its requests. */
export interface DocumentLinks {
  /** from the doctype to the last link */
  readonly opening: string;
  readonly entryScript: string;
  /** hashes of the scripts in it, for the policy */
  readonly hashes: readonly string[];
  readonly remotes: PageData['remotes'];
}

type Hashes = Readonly<Record<string, string>>;

export function linksOf(shell: ShellBuild, snapshot: Snapshot, needs: PageNeeds): DocumentLinks {
  const { locale } = needs;
  const remotes = pinnedRemotes(snapshot, needs.remote);
  const hashes = integrityOf(shell, snapshot, Object.keys(remotes) as RemoteName[], locale);
  const texts = shell.chunks[messagesChunk(locale)]?.js ?? [];
  const files = filesOfPage({ js: [...shell.main.js, ...texts], css: shell.main.css }, snapshot, needs);
  const entry = `/assets/${shell.main.js.at(-1)}`;
  // styles too: the browser's own part reads them here, so that they need not be said twice
  const importMap = toScriptJson({ integrity: hashes });
  const start = startAfterPaint(entry);
  const opening = [
    `<!doctype html><html lang="${toAttribute(locale === 'en-XA' ? 'en' : locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // nothing is painted without them: asked for before the longest line of the head has arrived
    ...files.styles.map(
      (address) => `<link rel="stylesheet" href="${address}"${integrity(address, hashes)}>`,
    ),
    // first of all scripts and preloads, or the map would not count for them
    `<script type="importmap">${importMap}</script>`,
    // behind styles, fonts and pictures: scripts run when the page has been painted
    ...files.scripts.map(
      (address) =>
        `<link rel="modulepreload" fetchpriority="low" href="${address}"${integrity(address, hashes)}>`,
    ),
  ].join('');
  return {
    opening,
    entryScript: `<script type="module">${start}</script>`,
    hashes: [scriptHash(importMap), scriptHash(start)],
    remotes,
  };
}

/** Most that the entry waits for the first paint, in milliseconds: nothing is painted in a tab that nobody sees. */
const longestWait = 500;

/**
 * The script that starts the entry module: once the document is parsed (it is a module itself) and what the server sent
 * is on the screen, because evaluating the shell's libraries and hydrating would hold the first frame back. The entry is
 * on its way since the head; the import map holds its integrity.
 */
function startAfterPaint(entry: string): string {
  return [
    `let start=()=>{start=()=>{};import(${toScriptJson(entry)})};`,
    'requestAnimationFrame(()=>setTimeout(()=>start()));',
    `setTimeout(()=>start(),document.hidden?0:${longestWait});`,
  ].join('');
}

function integrity(address: string, hashes: Hashes): string {
  const hash = hashes[address];
  return `${hash ? ` integrity="${hash}"` : ''} crossorigin="anonymous"`;
}

/**
 * The releases a page is pinned to. The back office is only for its own pages: from elsewhere it is reached by a new
 * document, so that visitors never carry its list of files.
 */
function pinnedRemotes(snapshot: Snapshot, remote: RemoteName | undefined): PageData['remotes'] {
  const shown = remoteNames.filter((name) => name !== 'admin' || remote === 'admin');
  const entries = shown.flatMap((name): [RemoteName, PinnedRelease][] => {
    const generation = snapshot.generations[name];
    return generation ? [[name, generation.pinned]] : [];
  });
  return Object.fromEntries(entries);
}

/** The language of a file of texts. */
const textsIn = /\/messages-(?:[a-z]+-)?([a-z]{2}-[A-Z]{2})\./;

// Texts of other languages come with other documents: their hashes need not travel.
function integrityOf(
  shell: ShellBuild,
  snapshot: Snapshot,
  remotes: readonly RemoteName[],
  locale: LocaleCode,
): Hashes {
  const own = messagesChunk(locale).slice('messages-'.length);
  const parts = [shell.integrity, ...remotes.map((name) => snapshot.generations[name]?.integrity ?? {})];
  const files = parts.flatMap((part) => Object.entries(part));
  return Object.fromEntries(files.filter(([file]) => (textsIn.exec(file)?.[1] ?? own) === own));
}
