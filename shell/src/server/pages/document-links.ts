import type { LocaleCode } from '@gantry/contracts/locales';
import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import type { PageData, PinnedRelease } from '../../federation/page-data.ts';
import type { LoadedRelease, Snapshot } from '../releases/loaded-release.ts';
import type { StyleTexts } from '../releases/release-styles.ts';
import { filesOfPage, languageOf, ofShell, startIn, startOfRelease, type PageNeeds } from './page-files.ts';
import { Opening } from './opening.ts';
import { inlineHash, type InlineHashes } from './security-headers.ts';
import { toAttribute, toScriptJson } from './serialize.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { startScript } from './start-script.ts';

/** The part of a document that depends on the releases and on the kind of page only: made once for all its requests. */
export interface DocumentLinks {
  /** from the doctype to the last link */
  readonly opening: Opening;
  /** hashes of the scripts and styles in it, for the policy */
  readonly hashes: InlineHashes;
  readonly remotes: PageData['remotes'];
}

/**
 * How a document brings its styles. `carried`: in it, so that a first visitor's page can be painted as soon as it is
 * there. `linked`: by address, for browsers that have the files.
 */
export type StyleWay = 'carried' | 'linked';

type Hashes = Readonly<Record<string, string>>;

export function linksOf(
  shell: ShellBuild,
  snapshot: Snapshot,
  needs: PageNeeds,
  way: StyleWay,
): DocumentLinks {
  const { locale } = needs;
  const remotes = pinnedRemotes(snapshot, needs);
  const hashes = integrityOf(shell, snapshot, Object.keys(remotes) as RemoteName[], locale);
  const { entry: main, forPages } = startIn(locale, shell.chunks, shell.entry);
  const js = [main, ...forPages.flatMap((part) => shell.chunks[part]?.js ?? [])];
  const files = filesOfPage({ js, css: shell.main.css }, snapshot, needs);
  const texts = way === 'carried' ? textsOf(shell, snapshot) : {};
  const carried = files.styles.map((address) => texts[address]).filter((text) => text !== undefined);
  // styles too: the browser's own part reads them here, so that they need not be said twice
  const importMap = toScriptJson({ integrity: hashes });
  const start = startScript({ entry: ofShell(main), scripts: files.scripts, fonts: shell.fonts });
  const opening = [
    `<!doctype html><html lang="${toAttribute(locale === 'en-XA' ? 'en' : locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // nothing is painted without them: asked for before the longest line of the head has arrived
    ...files.styles.map((address) => styleTag(address, texts[address], hashes)),
    // first of all scripts, or the map would not count for them
    `<script type="importmap">${importMap}</script><script>${start}</script>`,
  ].join('');
  return {
    opening: new Opening(opening),
    hashes: { scripts: [importMap, start].map(inlineHash), styles: carried.map(inlineHash) },
    remotes,
  };
}

/** The texts that may stand in a document: all but what would end their element. */
function textsOf(shell: ShellBuild, { releases }: Snapshot): StyleTexts {
  const all = [shell.styles, ...remoteNames.map((name) => releases[name]?.styles ?? {})];
  const texts = all.flatMap((part) => Object.entries(part)).filter(([, text]) => !text.includes('</'));
  return Object.fromEntries(texts);
}

function styleTag(address: string, text: string | undefined, hashes: Hashes): string {
  if (text === undefined) return `<link rel="stylesheet" href="${address}"${integrity(address, hashes)}>`;
  return `<style data-href="${address}">${text}</style>`;
}

function integrity(address: string, hashes: Hashes): string {
  const hash = hashes[address];
  return `${hash ? ` integrity="${hash}"` : ''} crossorigin="anonymous"`;
}

/**
 * The remotes whose releases a page is pinned to. The back office is only for its own pages: from elsewhere it is
 * reached by a new document, so that visitors never carry its list of files. A payment page runs nothing of other
 * remotes.
 */
export const remotesPinned = (own: RemoteName | undefined, isPayment = false): RemoteName[] =>
  remoteNames.filter((name) => name === own || (!isPayment && name !== 'admin'));

function pinnedRemotes(snapshot: Snapshot, { remote, locale, isPayment }: PageNeeds): PageData['remotes'] {
  const entries = remotesPinned(remote, isPayment).flatMap((name): [RemoteName, PinnedRelease][] => {
    const release = snapshot.releases[name];
    return release ? [[name, pinnedIn(locale, release)]] : [];
  });
  return Object.fromEntries(entries);
}

function pinnedIn(locale: LocaleCode, release: LoadedRelease): PinnedRelease {
  const { pinned } = release;
  return { ...pinned, entry: pinned.base + startOfRelease(release, locale).entry };
}

/** The language of a file that is of one. */
const writtenFor = /-([a-z]{2}-[A-Z]{2})\./;

/**
 * The hashes of all files a page may come to need. Files of other languages come with other documents; what an entry
 * carries is not asked for.
 */
function integrityOf(
  shell: ShellBuild,
  snapshot: Snapshot,
  remotes: readonly RemoteName[],
  locale: LocaleCode,
): Hashes {
  const releases = remotes.map((name) => snapshot.releases[name]).filter((one) => one !== undefined);
  const carried = [
    ...startIn(locale, shell.chunks, shell.entry).carried.map(ofShell),
    ...releases.flatMap((one) => startOfRelease(one, locale).carried.map((file) => one.pinned.base + file)),
  ];
  const files = [shell, ...releases].flatMap(({ integrity }) => Object.entries(integrity));
  const language = languageOf(locale);
  const isNeeded = (file: string): boolean =>
    !carried.includes(file) && (writtenFor.exec(file)?.[1] ?? language) === language;
  return Object.fromEntries(files.filter(([file]) => isNeeded(file)));
}
