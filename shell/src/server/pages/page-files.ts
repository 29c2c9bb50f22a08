import type { LocaleCode } from '@gantry/contracts/locales';
import { widgetOwners, type RemoteName, type WidgetName } from '@gantry/contracts/remotes';
import type { ChunkAssets, LoadedRelease, Snapshot } from '../releases/loaded-release.ts';

/** Scripts and styles that a page needs at once, as addresses. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PageNeeds {
  /** the remote whose page it is; none for the shell's own pages */
  readonly remote: RemoteName | undefined;
  /** chunk of the matched page */
  readonly chunk: string | undefined;
  readonly widgets: readonly WidgetName[];
  readonly locale: LocaleCode;
  /** no remote but its own may run on it */
  readonly isPayment?: boolean;
}

/** The language that a locale's texts are in: the pseudo-locale is made of the English ones. */
export const languageOf = (locale: LocaleCode): LocaleCode => (locale === 'en-XA' ? 'en-US' : locale);

type Chunks = Readonly<Record<string, ChunkAssets>>;

/** What the shell or a remote is started with in a browser; files are relative, as in the list of chunks. */
export interface Start {
  readonly entry: string;
  /** chunks that a page of it needs besides the entry */
  readonly forPages: readonly string[];
  /** chunks that a widget of it needs on a page of another remote */
  readonly forWidgets: readonly string[];
  /** files that are never asked for, because the entry carries what is in them */
  readonly carried: readonly string[];
}

/**
 * The entry that was written for a locale, with texts: those of widgets where there are such, or else all. Releases
 * made before there were such entries, and the build without federation, have their texts and what they expose in
 * chunks of their own.
 * @param plain the entry for no language
 */
export function startIn(locale: LocaleCode, chunks: Chunks, plain: string): Start {
  const language = languageOf(locale);
  const texts = `messages-${language}`;
  const ofWidgets = [`widget-${texts}`, texts].find((name) => chunks[name]) ?? texts;
  const entry = chunks[`entry-${language}`]?.js[0];
  if (!entry)
    return { entry: plain, forPages: ['remote', texts], forWidgets: ['remote', ofWidgets], carried: [] };
  const carried = ['remote', ofWidgets].flatMap((part) => chunks[part]?.js ?? []);
  const forPages = ofWidgets === texts ? [] : [texts];
  return { entry, forPages, forWidgets: [], carried: [plain, ...carried] };
}

/** `startIn` for a release; its entry is empty in the build without federation. */
export function startOfRelease({ chunks, pinned }: LoadedRelease, locale: LocaleCode): Start {
  return startIn(locale, chunks, pinned.entry.slice(pinned.base.length));
}

/** Remotes that a page takes anything from: its own and the owners of its widgets. */
export function remotesOfPage({ remote, widgets }: Pick<PageNeeds, 'remote' | 'widgets'>): RemoteName[] {
  const owners = widgets.map((widget) => widgetOwners[widget]);
  return [...new Set([...(remote ? [remote] : []), ...owners])];
}

/** All files of a page in the order they are needed: everything in the head, so nothing is found out late. */
export function filesOfPage(shell: ChunkAssets, snapshot: Snapshot, needs: PageNeeds): PageFiles {
  const found = remotesOfPage(needs).map((name) => snapshot.releases[name]);
  const parts = found.filter((one) => one !== undefined).map((one) => remoteFiles(one, needs));
  const scripts = [...shell.js.map(ofShell), ...parts.flatMap((part) => part.scripts)];
  const styles = [...shell.css.map(ofShell), ...parts.flatMap((part) => part.styles)];
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

export const ofShell = (file: string): string => `/assets/${file}`;

function remoteFiles(release: LoadedRelease, needs: PageNeeds): PageFiles {
  const { remote, module, pinned } = release;
  const { entry, forPages, forWidgets } = startOfRelease(release, needs.locale);
  const isOwn = remote === needs.remote;
  const widgets = needs.widgets.filter((widget) => widgetOwners[widget] === remote);
  const names = [
    ...(isOwn ? forPages : forWidgets),
    ...(isOwn && needs.chunk ? [needs.chunk] : []),
    ...widgets.map((widget) => module.widgets[widget]?.chunk ?? ''),
  ];
  const chunks = names.map((name) => release.chunks[name]).filter((chunk) => chunk !== undefined);
  const address = (file: string): string => pinned.base + file;
  return {
    scripts: [...(entry ? [entry] : []), ...chunks.flatMap((chunk) => chunk.js)].map(address),
    styles: chunks.flatMap((chunk) => chunk.css.map(address)),
  };
}
