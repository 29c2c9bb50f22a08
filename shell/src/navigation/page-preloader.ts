import { prefetchContext, storeContext, type AppStore } from '@gantry/api-client';
import { localizedPath, splitLocale } from '@gantry/contracts/locales';
import { remoteOf, type RemoteName, type WidgetName } from '@gantry/contracts/remotes';
import type { RouteHandle } from '@gantry/federation/remote-module';
import { matchRoutes, RouterContextProvider, type LoaderFunction, type RouteObject } from 'react-router';
import type { BrowserRouter } from './navigable.ts';
import { TaskQueue } from './task-queue.ts';

/** Preloads at a time (specification §9). */
const concurrent = 4;
/** Calls for data one page may cause ahead of need. */
const dataBudget = 4;

export interface PreloaderOptions {
  readonly router: BrowserRouter;
  readonly store: AppStore;
  /** brings a page's data in one request; tells whether it did */
  readonly bringData: (page: URL) => Promise<boolean>;
  /** mounts a remote that was not needed until now; does nothing for one that this page cannot have */
  readonly mountAhead: (remote: RemoteName) => Promise<void>;
  /** loads a widget of another remote; the same as in `WidgetSource` */
  readonly loadWidget: (name: WidgetName) => Promise<unknown>;
}

interface LoadedPage {
  readonly route: RouteObject;
  readonly loader: LoaderFunction | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Fetches the chunk of a page with the widgets on it, or chunk and data, before somebody goes there. */
export class PagePreloader {
  private readonly options: PreloaderOptions;
  private readonly queue = new TaskQueue(concurrent);
  private dataLeft = dataBudget;

  constructor(options: PreloaderOptions) {
    this.options = options;
    let shown = options.router.state.location.pathname;
    options.router.subscribe(({ location }) => {
      if (location.pathname !== shown) this.dataLeft = dataBudget;
      shown = location.pathname;
    });
  }

  /** The page's scripts and styles. One page of a kind is enough: all products share a chunk. */
  chunk(url: URL): void {
    const { path } = splitLocale(url.pathname);
    const name = remoteOf(path);
    if (name && name !== 'admin')
      this.queue.addTask(`chunk ${path.split('/', 2)[1]}`, () => this.load(url, name));
  }

  /** The page's chunk and, for pages that are the same for everybody, its data. */
  page(url: URL): void {
    const name = remoteOf(splitLocale(url.pathname).path);
    if (!name || name === 'admin') return;
    this.queue.addTask(`page ${url.pathname}${url.search}`, async () => {
      const page = await this.load(url, name);
      const handle = page?.route.handle as RouteHandle | undefined;
      if (!page?.loader || !handle?.shared || this.dataLeft <= 0) return;
      this.dataLeft--;
      if (await this.options.bringData(url)) return;
      await page.loader(this.argumentsFor(url, page) as never);
    });
  }

  private async load(url: URL, name: RemoteName): Promise<LoadedPage | undefined> {
    const { router, mountAhead, loadWidget } = this.options;
    await mountAhead(name);
    const routes = router.routes as unknown as RouteObject[];
    const match = matchRoutes(routes, url.pathname, router.basename)?.at(-1);
    if (!match) return undefined;
    const { route, params } = match;
    const lazy = route.lazy as (() => Promise<{ loader?: LoaderFunction }>) | undefined;
    const { widgets = [] } = (route.handle ?? {}) as RouteHandle;
    // One that cannot be had leaves its place to what stands for it.
    const others = Promise.allSettled(widgets.map(loadWidget));
    // The router has taken the loader of a page that was shown before out of its chunk already.
    const loader = typeof lazy === 'function' ? (await lazy()).loader : route.loader;
    await others;
    return { route, params, loader: typeof loader === 'function' ? loader : undefined };
  }

  private argumentsFor(url: URL, { params }: LoadedPage): object {
    const context = new RouterContextProvider();
    context.set(storeContext, this.options.store);
    context.set(prefetchContext, true);
    const { locale, path } = splitLocale(url.pathname);
    const request = new Request(new URL(localizedPath(path, locale.code) + url.search, url.origin));
    return { request, params, context };
  }
}
