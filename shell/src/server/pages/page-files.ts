import type { LocaleCode } from '@gantry/contracts/locales';
import { widgetOwners, type RemoteName, type WidgetName } from '@gantry/contracts/remotes';
import type { ChunkAssets, Generation, Snapshot } from '../releases/generation.ts';

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
}

/** Texts are one chunk per locale; the pseudo-locale is made of the English ones. */
export function messagesChunk(locale: LocaleCode): string {
  return `messages-${locale === 'en-XA' ? 'en-US' : locale}`;
}

/** Remotes that a page takes anything from: its own and the owners of its widgets. */
export function remotesOfPage({ remote, widgets }: Pick<PageNeeds, 'remote' | 'widgets'>): RemoteName[] {
  const owners = widgets.map((widget) => widgetOwners[widget]);
  return [...new Set([...(remote ? [remote] : []), ...owners])];
}

/** All files of a page in the order they are needed: everything in the head, so nothing is found out late. */
export function filesOfPage(shell: ChunkAssets, snapshot: Snapshot, needs: PageNeeds): PageFiles {
  const found = remotesOfPage(needs).map((name) => snapshot.generations[name]);
  const parts = found.filter((one) => one !== undefined).map((one) => remoteFiles(one, needs));
  const scripts = [...shell.js.map(ofShell), ...parts.flatMap((part) => part.scripts)];
  const styles = [...shell.css.map(ofShell), ...parts.flatMap((part) => part.styles)];
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

const ofShell = (file: string): string => `/assets/${file}`;

function remoteFiles({ remote, module, pinned, ...release }: Generation, needs: PageNeeds): PageFiles {
  const widgets = needs.widgets.filter((widget) => widgetOwners[widget] === remote);
  const names = [
    'remote',
    messagesChunk(needs.locale),
    ...(remote === needs.remote && needs.chunk ? [needs.chunk] : []),
    ...widgets.map((widget) => module.widgets[widget]?.chunk ?? ''),
  ];
  const chunks = names.map((name) => release.chunks[name]).filter((chunk) => chunk !== undefined);
  const address = (file: string): string => pinned.base + file;
  return {
    scripts: [...(pinned.entry ? [pinned.entry] : []), ...chunks.flatMap((chunk) => chunk.js.map(address))],
    styles: chunks.flatMap((chunk) => chunk.css.map(address)),
  };
}
