import type { RemoteModule } from '@gantry/federation/remote-module';

/** One shared library in the form the federation containers expect. */
interface SharedEntry {
  readonly get: () => () => unknown;
  readonly loaded: 1;
  readonly eager: true;
  readonly from: 'shell';
}

/** Library → version → entry: what a container is initialised with. */
export type ShareScope = Record<string, Record<string, SharedEntry>>;

/** A remote's container, as the bundler builds it (the protocol of module federation). */
export interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(module: './remote'): Promise<() => { default: RemoteModule }>;
  /** the remote's texts, where the entry was written for a language; releases of before have them in chunks only */
  readonly texts?: Texts;
  /** those of its widgets, where they have texts of their own; the entry carries no others then */
  readonly widgetTexts?: Texts;
}
type Texts = Readonly<Record<string, string>>;

// Remotes ask for any version: there is one of each, and the contract number says what may meet.
const version = '1.0.0';

/** Offers loaded modules under their names. All containers of a process or page share one scope. */
export function shareScopeOf(libraries: Readonly<Record<string, unknown>>): ShareScope {
  const entries = Object.entries(libraries).map(([name, library]) => {
    const entry: SharedEntry = { get: () => () => library, loaded: 1, eager: true, from: 'shell' };
    return [name, { [version]: entry }];
  });
  return Object.fromEntries(entries) as ShareScope;
}

/** Starts a container and takes the remote out of it. */
export async function openContainer(container: Container, scope: ShareScope): Promise<RemoteModule> {
  await container.init(scope);
  const factory = await container.get('./remote');
  return factory().default;
}
