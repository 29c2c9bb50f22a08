import type { AppStore } from '@gantry/api-client';
import { splitLocale } from '@gantry/contracts/locales';
import { remoteOf, widgetOwners, type RemoteName, type WidgetName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import type { MessageBook, Messages } from '@gantry/i18n/messages';
import type { RouteObject } from 'react-router';
import { tellFault } from './tell-fault.ts';
import { mountOf, rootRouteId } from '../routes.tsx';
import type { PageData } from './page-data.ts';
import { NotPinned, type RemoteLoader } from './remote-loader.ts';
import { PersistentFailure } from './retrying.ts';

export interface PageRemotesOptions {
  readonly data: PageData;
  readonly loader: RemoteLoader;
  readonly store: AppStore;
  readonly book: MessageBook;
}

interface Target {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
/** What react-router hands to `patchRoutesOnNavigation`, and where the visitor is going, query included. */
interface Discovery {
  readonly path: string;
  readonly goingTo: () => Target | undefined;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
}

/** The remotes of a page on their way into its store, its texts and its routes. */
export class PageRemotes {
  private readonly options: PageRemotesOptions;
  private readonly mounted = new Set<RemoteName>();
  private readonly failed = new Set<RemoteName>();

  constructor(options: PageRemotesOptions) {
    this.options = options;
  }

  /** Loads a remote and takes in its api and texts; its pages and widgets may be shown from then on. */
  readonly takeIn = (name: RemoteName): Promise<RemoteModule> =>
    this.takeInModule(name, (module) => module.messages(this.options.data.locale));

  /** Loads a widget's remote and takes in what the widget needs of it: the api and, where it has such, texts of its own. */
  readonly takeInFor = (widget: WidgetName): Promise<RemoteModule> =>
    this.takeInModule(widgetOwners[widget], (module) => {
      const { messages = module.messages } = module.widgets[widget] ?? {};
      return messages(this.options.data.locale);
    });

  private async takeInModule(
    name: RemoteName,
    textsOf: (module: RemoteModule) => Promise<Messages>,
  ): Promise<RemoteModule> {
    const { loader, store, book } = this.options;
    const module = loader.ready(name) ?? (await loader.load(name));
    book.addMessages(await textsOf(module));
    store.injectApi(module.api);
    return module;
  }

  /** The remote's routes are in the router already. */
  noteMounted(name: RemoteName): void {
    this.mounted.add(name);
  }

  /** Brings a remote's routes before anybody goes there. What fails now is tried again when somebody does. */
  readonly mountAhead = async (name: RemoteName, patch: Discovery['patch']): Promise<void> => {
    if (this.mounted.has(name) || !this.options.data.remotes[name]) return;
    const module = await this.takeIn(name);
    if (this.mounted.has(name)) return;
    this.mounted.add(name);
    patch(rootRouteId, mountOf(name, module, this.options.data.locale));
  };

  /** Brings a remote's routes when the visitor first goes to one of its addresses. */
  readonly discover = async ({ path, patch, goingTo }: Discovery): Promise<void> => {
    const name = remoteOf(splitLocale(path).path);
    if (!name || this.mounted.has(name)) return;
    const { locale } = this.options.data;
    try {
      const module = await this.takeIn(name);
      // Mounted ahead of this visit, while it waited.
      if (this.mounted.has(name)) return;
      patch(rootRouteId, mountOf(name, module, locale));
      this.mounted.add(name);
    } catch (error) {
      // A document that came for this very address without it would only come so again.
      const isForAnother = error instanceof NotPinned || error instanceof PersistentFailure;
      if (isForAnother && path !== location.pathname) return leaveFor(path, goingTo());
      void tellFault(error, name);
      // A rejection here would become a bare error at the root and take the layout away. A page that says so is put
      // in the remote's place instead; the real routes outrank it when a later visit finds them.
      if (!this.failed.has(name)) patch(rootRouteId, mountOf(name, 'failed', locale));
      this.failed.add(name);
    }
  };
}

/** A new document from the server; this one is left as it is until then. */
function leaveFor(path: string, target: Target | undefined): Promise<never> {
  window.location.assign(target?.pathname === path ? path + target.search + target.hash : path);
  return new Promise(() => undefined);
}
