import type { createInstance, ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { hostName, type Container, type ShareScope } from './share-scope.ts';

type Options = Parameters<typeof createInstance>[0];
type LoadEntry = NonNullable<NonNullable<Options['plugins']>[number]['loadEntry']>;
type Entry = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

export interface HostParts {
  /** remotes that can be loaded, each with what names its release: its entry's address or file */
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
  readonly type: 'module' | 'commonjs-module';
  readonly scope: ShareScope;
  /** gives the container of a remote's one release that this host is for, whose bytes were verified */
  readonly loadEntry: (remote: string) => Promise<Container>;
}

/** The federation runtime with the remotes of one page, or on the server with one release. */
export class FederationHost {
  private readonly runtime: ModuleFederation;

  /** @param make `createInstance`, which registers the host for tools, or a constructor that keeps it to itself */
  constructor(make: (options: Options) => ModuleFederation, { remotes, type, scope, loadEntry }: HostParts) {
    this.runtime = make({
      name: hostName,
      remotes: remotes.map(({ name, entry }) => ({ name, entry, type })),
      shareStrategy: 'loaded-first',
      plugins: [
        {
          name: 'pinned-entries',
          // the protocol's `get` gives a promise, which the runtime's type does not say
          loadEntry: async ({ remoteInfo }) => (await loadEntry(remoteInfo.name)) as unknown as Entry,
        },
      ],
    });
    this.runtime.initShareScopeMap('default', scope);
  }

  /** Starts the remote's container and takes out what it exposes; after a failure it may be called again. */
  async load(remote: string): Promise<RemoteModule | undefined> {
    const exposed = await this.runtime.loadRemote<{ default?: RemoteModule }>(`${remote}/remote`);
    return exposed?.default;
  }
}
