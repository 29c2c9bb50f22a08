import {
  makeStore,
  pageAnswersContext,
  storeContext,
  type ApiExtra,
  type AppStore,
  type Visitor,
  type WidgetSource,
} from '@gantry/api-client';
import { locales, splitLocale } from '@gantry/contracts/locales';
import { remoteOf, widgetOwners, type RemoteName } from '@gantry/contracts/remotes';
import { createMessageBook, type MessageBook } from '@gantry/i18n/messages';
import { createBrowserRouter, RouterContextProvider, type RouteObject } from 'react-router';
import { tellFault } from './tell-fault.ts';
import { loadShellMessages } from '../messages/load-messages.ts';
import { mayReload } from './chunk-failure.ts';
import { shellRoutes } from '../routes.tsx';
import { shellApi } from '../session/session.endpoints.ts';
import { browserWidgets } from './browser-widgets.ts';
import { nameCarriedStyles } from './carried-styles.ts';
import { healStyles } from './heal.ts';
import type { Mounted } from './mounted.ts';
import { readStyleIntegrity, type PageData, type PersonalState } from './page-data.ts';
import { PageRemotes } from './page-remotes.ts';
import { RemoteLoader } from './remote-loader.ts';
import { resolveLazyRoutes } from './resolve-lazy.ts';
import { PersistentFailure } from './retrying.ts';
import { withLimit } from './time-limit.ts';

/** A page of this document, ready to be hydrated or rendered. */
export interface OpenedPage {
  readonly mode: PageData['mode'];
  readonly store: AppStore;
  readonly book: MessageBook;
  readonly widgets: WidgetSource;
  /** for `<App visitor>`; null where the store knows the session already */
  readonly visitor: Visitor | null;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly remotes: PageRemotes;
  /** where the document was opened */
  readonly first: Pick<URL, 'pathname' | 'search'>;
  readonly late: LateParts;
}

/** Parts that come after hydration; until then a page does without. */
export interface LateParts {
  /** brings the data of a page in one request; tells whether it did */
  bringData?: (page: URL) => Promise<boolean>;
}

const attempts = 6;
const firstPause = 300;
const maxPause = 5000;
/** Most that hydration waits for widgets of other remotes, in milliseconds; after that they be hydrated on their own. */
const widgetLimit = 1500;

/**
 * Opens the page that the server sent: its remotes in the pinned releases, its store, texts and routes.
 * While the page's remote cannot be loaded, the server's HTML stays (it can be read, and its links work); after some
 * attempts the area shows the shell's "unavailable" page.
 */
export async function openPage(
  data: PageData,
  personal: PersonalState,
  extra: ApiExtra,
): Promise<OpenedPage> {
  const styles = takeUpStyles();
  const name = remoteOf(splitLocale(location.pathname).path);
  const loader = new RemoteLoader(data, styles);
  const owners = ownersNeededFirst(data);
  // on their way while the page's own remote loads
  for (const widget of data.widgets) loader.load(widgetOwners[widget]).catch(() => undefined);
  const [own, texts] = await Promise.all([
    loadFirst(loader, name, data.mode),
    loadShellMessages(data.locale),
    ...owners.map((owner) => loader.load(owner).catch(() => undefined)),
  ]);
  const book = createMessageBook(data.locale, texts);
  const loaded = [...new Set([...(name ? [name] : []), ...owners])].flatMap((one) => loader.ready(one) ?? []);
  const apis = [shellApi, ...loaded.map(({ api }) => api)];
  const store = makeStore({ extra, apis, preloadedState: data.store });
  const remotes = new PageRemotes({ data, loader, store, book });
  if (name && loader.ready(name)) await remotes.takeIn(name);
  const page = await firstRoutes(data, name, own, remotes);
  const { pathname, search } = location;
  const late: LateParts = {};
  const widgets = browserWidgets(remotes.takeInFor, data.widgets);
  if (page.mode === 'hydrate') await loadWidgets(widgets, data.widgets);
  loader.patient = false;
  return {
    mode: page.mode,
    store,
    book,
    widgets,
    visitor: data.personal === 'placeholder' ? personal : null,
    router: createRouter(data, page, { store, remotes, late }),
    remotes,
    first: { pathname, search },
    late,
  };
}

/** The styles that the document brought: their hashes, and those that are damaged fetched again. */
function takeUpStyles(): ReturnType<typeof readStyleIntegrity> {
  const styles = readStyleIntegrity();
  // read by the bundler's runtime of every remote (LinkIntegrityPlugin)
  Object.assign(globalThis, { __gantryStyleIntegrity: styles });
  nameCarriedStyles();
  void healStyles(styles);
  return styles;
}

/**
 * Owners of widgets whose answers came with the document: their place in the store must be there from the start.
 * Other widgets keep the server's HTML and be hydrated on their own, after the page.
 */
function ownersNeededFirst({ store, widgets }: PageData): RemoteName[] {
  const state = store as Readonly<Record<string, { readonly queries?: object } | undefined>>;
  const owners = widgets.map((widget) => widgetOwners[widget]);
  return owners.filter((owner) => Object.keys(state[owner]?.queries ?? {}).length > 0);
}

/**
 * Loads the widgets whose HTML is in the document before it is hydrated. Loaded later, their remote's texts would
 * change the page around them while they are not alive yet, and React would throw their HTML away, with what was
 * typed into it, and make it anew.
 */
async function loadWidgets(source: WidgetSource, names: PageData['widgets']): Promise<void> {
  const loads = Promise.allSettled(names.map(async (name) => source.load?.(name)));
  await withLimit(loads, widgetLimit, 'a widget').catch(() => undefined);
}

interface FirstPage {
  readonly mode: PageData['mode'];
  readonly routes: RouteObject[];
}

async function loadFirst(
  loader: RemoteLoader,
  name: RemoteName | undefined,
  mode: PageData['mode'],
): Promise<Mounted[RemoteName]> {
  if (!name) return undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      return await loader.load(name);
    } catch (error) {
      if (error instanceof PersistentFailure && mayReload(location.pathname, Date.now(), sessionStorage))
        return reload();
      if (mode === 'render' || attempt + 1 >= attempts) {
        void tellFault(error, name);
        return 'failed';
      }
      const pause = Math.min(firstPause * 2 ** attempt, maxPause);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A new document; this one stays as it is until then. */
function reload(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

async function firstRoutes(
  data: PageData,
  name: RemoteName | undefined,
  own: Mounted[RemoteName],
  remotes: PageRemotes,
): Promise<FirstPage> {
  const basename = basenameOf(data);
  const routes = shellRoutes(name ? { [name]: own } : {}, data.locale);
  if (name && own !== 'failed') remotes.noteMounted(name);
  if (data.mode === 'render' || own === 'failed') return { mode: 'render', routes };
  try {
    await resolveLazyRoutes(routes, location.pathname, basename);
    return { mode: 'hydrate', routes };
  } catch {
    // the page's own chunk is refused: the router runs into it again and shows the error in the area
    return { mode: 'render', routes };
  }
}

function basenameOf({ locale }: PageData): string | undefined {
  return locales.find(({ code }) => code === locale)?.prefix || undefined;
}

function createRouter(
  data: PageData,
  { mode, routes }: FirstPage,
  { store, remotes, late }: Pick<OpenedPage, 'store' | 'remotes' | 'late'>,
): OpenedPage['router'] {
  const router = createBrowserRouter(routes, {
    basename: basenameOf(data),
    hydrationData: mode === 'hydrate' ? data.hydration : undefined,
    getContext() {
      const context = new RouterContextProvider();
      context.set(storeContext, store);
      context.set(pageAnswersContext, async (url) => late.bringData?.(url) ?? false);
      return context;
    },
    patchRoutesOnNavigation: (discovery) =>
      remotes.discover({ ...discovery, goingTo: () => router.state.navigation.location }),
  });
  return router;
}
