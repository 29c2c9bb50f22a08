import { remoteNames, type RemoteName } from '@gantry/contracts/remotes';
import { loadMonoRemote } from '../../federation/mono-remotes.ts';
import type { ShellBuild } from './shell-build.ts';
import {
  rememberMessages,
  snapshotOf,
  type LoadedRelease,
  type ReleaseSource,
  type ReleaseStatus,
} from './loaded-release.ts';

// There a remote's chunks have names of their own; pages ask for them by those they have in a release.
function chunksOf(remote: RemoteName, { chunks }: ShellBuild): ShellBuild['chunks'] {
  const texts = Object.entries(chunks).flatMap(([name, files]) =>
    name.startsWith(`messages-${remote}-`) ? [[name.replace(`${remote}-`, ''), files] as const] : [],
  );
  return {
    ...chunks,
    ...Object.fromEntries(texts),
    remote: chunks[`remote-${remote}`] ?? { js: [], css: [] },
  };
}

const built: ReleaseStatus = { version: 'mono', wanted: 'mono', problem: null };

/** All remotes compiled into this very program: the build that shows what federation costs. */
export async function monoSource(shell: ShellBuild): Promise<ReleaseSource> {
  const releases: Partial<Record<RemoteName, LoadedRelease>> = {};
  for (const remote of remoteNames) {
    const module = await loadMonoRemote(remote);
    if (!module) continue;
    releases[remote] = {
      remote,
      module,
      pinned: { version: 'mono', entry: '', base: '/assets/' },
      chunks: chunksOf(remote, shell),
      integrity: {},
      styles: {},
      messages: rememberMessages(module),
    };
  }
  const snapshot = snapshotOf(releases);
  return {
    snapshot: () => snapshot,
    hasCanary: false,
    status: () =>
      Object.fromEntries(remoteNames.map((name) => [name, built])) as Record<RemoteName, ReleaseStatus>,
    inUse: () => ({ active: 'mono' }),
    dropRelease: () => undefined,
    recheck: () => undefined,
    onChange: () => undefined,
    stop: () => undefined,
  };
}
