import type { Locale, LocaleCode } from '@gantry/contracts/locales';
import { remoteNames } from '@gantry/contracts/remotes';
import type { MessageBook } from '@gantry/i18n/messages';
import { LRUCache } from 'lru-cache';
import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from 'react-router';
import type { Mounted } from '../../federation/mounted.ts';
import { shellRoutes } from '../../routes.tsx';
import type { Snapshot } from '../releases/loaded-release.ts';
import type { DocumentLinks } from './document-links.ts';
import { matchedPage, type MatchedPage } from './matched-page.ts';

/** All routes of the shop in one language, from one set of releases. */
export interface LocaleContext {
  readonly locale: Locale;
  readonly basename: string | undefined;
  readonly routes: readonly RouteObject[];
  /** texts by the remotes they come from, see `loadBook` */
  readonly books: Map<string, Promise<MessageBook>>;
  /** the part of documents that is the same for all pages of a kind */
  readonly links: Map<string, DocumentLinks>;
  /** what the route table says about a path; matching costs more than sending a cached page, so it is remembered */
  matchAddress(pathname: string): MatchedPage;
}

const maxMatches = 5000;

const maxSnapshots = 8;

/** Keeps the route trees of the release sets in use; those of old releases are let go with them. */
export class LocaleContexts {
  private readonly known = new LRUCache<string, Map<LocaleCode, LocaleContext>>({ max: maxSnapshots });

  contextOf(snapshot: Snapshot, locale: Locale): LocaleContext {
    const ofSnapshot = this.known.get(snapshot.key) ?? new Map<LocaleCode, LocaleContext>();
    this.known.set(snapshot.key, ofSnapshot);
    const localeContext = ofSnapshot.get(locale.code) ?? buildLocaleContext(snapshot, locale);
    ofSnapshot.set(locale.code, localeContext);
    return localeContext;
  }

  /** Forgets all trees; those of requests under way live on until they end. */
  clear(): void {
    this.known.clear();
  }
}

function buildLocaleContext(snapshot: Snapshot, locale: Locale): LocaleContext {
  const basename = locale.prefix || undefined;
  const routes = shellRoutes(mountedOf(snapshot), locale.code);
  const handlers = new Map<RouteObject | undefined, StaticHandler>();
  const known = new LRUCache<string, MatchedPage>({ max: maxMatches });

  // A handler looks through all of its routes and copies them for each page: those that lead elsewhere cost a
  // quarter of what rendering costs.
  function handlerOf(branch: readonly RouteObject[]): StaticHandler {
    const page = branch.at(-1);
    const handler =
      handlers.get(page) ?? createStaticHandler(page ? [onlyBranch(branch)] : routes, { basename });
    handlers.set(page, handler);
    return handler;
  }
  function matchPage(pathname: string): MatchedPage {
    const branch = (matchRoutes(routes, pathname, basename) ?? []).map((match) => match.route);
    return { ...matchedPage(branch, pathname), handler: handlerOf(branch) };
  }
  return {
    locale,
    basename,
    routes,
    books: new Map(),
    links: new Map(),
    matchAddress(pathname) {
      const found = known.get(pathname) ?? matchPage(pathname);
      known.set(pathname, found);
      return found;
    },
  };
}

/** The routes from the root of the table to a page, without their other children. Each has an id of its own. */
function onlyBranch(branch: readonly RouteObject[]): RouteObject {
  return branch.reduceRight((child, parent) => ({ ...parent, children: [child] }) as RouteObject);
}

/** What is mounted where: a remote without a release leaves its addresses to the shell's "unavailable" page. */
function mountedOf(snapshot: Snapshot): Mounted {
  const entries = remoteNames.map((name) => [name, snapshot.releases[name]?.module ?? 'failed']);
  return Object.fromEntries(entries) as Mounted;
}

/** Whether visitors may read the store in a locale: in the pseudo-locale only where it is switched on. */
export function isOffered({ code }: Locale, hasPseudoLocale: boolean): boolean {
  return hasPseudoLocale || code !== 'en-XA';
}
