import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule, RemoteRoute } from '@gantry/federation/remote-module';
import type { FederationHost } from './federation-host.ts';
import { loadMonoRemote } from './mono-remotes.ts';
import type { PageData } from './page-data.ts';
import { openPageHost } from './page-host.ts';
import { retrying, type RetryOptions } from './retrying.ts';
import type { Container } from './share-scope.ts';
import { loadLimit } from './time-limit.ts';

/** A remote that this page is not pinned to: its addresses are reached by a new document. */
export class NotPinned extends Error {
  override readonly name = 'NotPinned';
}

/** Loads the remotes of a page, each in the release the page is pinned to, once. */
export class RemoteLoader {
  private readonly data: PageData;
  private readonly styles: Readonly<Record<string, string>>;
  private readonly host: FederationHost | undefined;
  private readonly containers = new Map<string, Container>();
  private readonly loading = new Map<RemoteName, Promise<RemoteModule>>();
  private readonly loaded = new Map<RemoteName, RemoteModule>();

  /**
   * While the server's HTML is on the screen, there is no hurry: a slow chunk may still arrive. Once a visitor waits
   * for something they asked for, it must arrive in time.
   */
  patient: boolean;

  /** @param styles path of each stylesheet → its hash */
  constructor(data: PageData, styles: Readonly<Record<string, string>>) {
    this.data = data;
    this.styles = styles;
    this.patient = data.mode === 'hydrate';
    this.host = __MONO__
      ? undefined
      : openPageHost(data.remotes, (name) => this.fetchRemote(name as RemoteName));
  }

  /** The remote if it is here already. */
  ready(name: RemoteName): RemoteModule | undefined {
    return this.loaded.get(name);
  }

  /** @throws NotPinned, TimeoutError, PersistentFailure or what the browser says of a file it cannot load; may be called again then */
  load(name: RemoteName): Promise<RemoteModule> {
    const running = this.loading.get(name);
    if (running) return running;
    const loading = this.open(name);
    this.loading.set(name, loading);
    loading.then(
      (module) => this.loaded.set(name, module),
      () => this.loading.delete(name),
    );
    return loading;
  }

  private async open(name: RemoteName): Promise<RemoteModule> {
    const release = this.data.remotes[name];
    if (!release) throw new NotPinned(`The page knows no release of ${name}`);
    if (__MONO__) return (await loadMonoRemote(name))!;
    const limit = (): number => (this.patient ? Number.POSITIVE_INFINITY : loadLimit);
    const options = { what: name, prefix: release.base, styles: this.styles, limit };
    const module = await retrying(() => this.import(name), options);
    return { ...module, version: release.version, ...bounded(module, options) };
  }

  private async import(name: RemoteName): Promise<RemoteModule> {
    const module = await this.host!.load(name);
    return withCarried(module!, this.containers.get(name)!);
  }

  // the browser compares the file with the hash that the document names for it
  private async fetchRemote(name: RemoteName): Promise<Container> {
    const { entry } = this.data.remotes[name]!;
    const container = (await import(/* webpackIgnore: true */ entry)) as Container;
    this.containers.set(name, container);
    return container;
  }
}

/** The remote with the texts that came in its entry: in the language of the page, which is that of its entries. */
function withCarried(module: RemoteModule, { texts, widgetTexts }: Container): RemoteModule {
  const widgets = Object.entries(module.widgets).map(([name, widget]) => {
    const messages = widgetTexts && widget.messages ? () => Promise.resolve(widgetTexts) : widget.messages;
    return [name, { ...widget, messages }];
  });
  return {
    ...module,
    widgets: Object.fromEntries(widgets) as RemoteModule['widgets'],
    ...(texts ? { messages: () => Promise.resolve(texts) } : {}),
  };
}

/** Every later file of the remote is loaded with the same limit and the same repair. */
function bounded(module: RemoteModule, options: RetryOptions): Pick<RemoteModule, 'routes' | 'messages'> {
  const bound = (route: RemoteRoute): RemoteRoute => {
    const { lazy, children } = route;
    const load =
      typeof lazy === 'function' ? { lazy: () => retrying(lazy as () => Promise<object>, options) } : {};
    const inner = children ? { children: children.map((child) => bound(child as RemoteRoute)) } : {};
    return { ...route, ...load, ...inner } as RemoteRoute;
  };
  return {
    routes: module.routes.map(bound),
    messages: (locale) => retrying(() => module.messages(locale), options),
  };
}
