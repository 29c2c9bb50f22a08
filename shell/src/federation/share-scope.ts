import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@gantry/federation/remote-module';

/** Library → version → entry: what a container is initialised with. */
export type ShareScope = Parameters<ModuleFederation['initShareScopeMap']>[1];
type SharedEntry = ShareScope[string][string];

/** A remote's container, as the bundler builds it (the protocol of module federation). */
export interface Container {
  init(scope: ShareScope, ...rest: unknown[]): void | Promise<void>;
  get(module: './remote'): Promise<() => { default: RemoteModule }>;
  /** the remote's texts, where the entry was written for a language; releases of before have them in chunks only */
  readonly texts?: Texts;
  /** those of its widgets, where they have texts of their own; the entry carries no others then */
  readonly widgetTexts?: Texts;
}
type Texts = Readonly<Record<string, string>>;

/** Name of the shell as a host among federation hosts. */
export const hostName = 'gantry_shell';

function sharedEntry(library: unknown, version: string): SharedEntry {
  return {
    version,
    lib: () => library,
    // releases made before the federation runtime came back ask for it like this, and do not wait
    get: () => () => library,
    loaded: true,
    eager: true,
    from: hostName,
    scope: ['default'],
    useIn: [],
    deps: [],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: false, eager: true },
  };
}

/** Offers loaded modules under their names, each in its installed version. All containers of a page or process share one scope. */
export function shareScopeOf(
  libraries: Readonly<Record<string, unknown>>,
  versions: Readonly<Record<string, string>>,
): ShareScope {
  const entries = Object.entries(libraries).map(([name, library]) => {
    const version = versions[name] ?? '0.0.0';
    return [name, { [version]: sharedEntry(library, version) }];
  });
  return Object.fromEntries(entries) as ShareScope;
}
