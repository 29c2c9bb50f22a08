import { remoteOf, type RemoteName, type WidgetName } from '@gantry/contracts/remotes';
import { splitLocale } from '@gantry/contracts/locales';
import type { RouteHandle } from '@gantry/federation/remote-module';
import { matchRoutes, type RouteObject } from 'react-router';

/** What the route table says about an address before anything is loaded. */
export interface MatchedPage {
  readonly remote: RemoteName | undefined;
  readonly handle: Partial<RouteHandle>;
  /** widgets of other remotes that are rendered with the page */
  readonly widgets: readonly WidgetName[];
}

/** Matches a path, locale prefix included. */
export function matchPage(
  routes: RouteObject[],
  basename: string | undefined,
  pathname: string,
): MatchedPage {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  const handles = matches.map((match) => match.route.handle as Partial<RouteHandle> | undefined);
  const handle = handles.findLast((one) => one !== undefined) ?? {};
  return { remote: remoteOf(splitLocale(pathname).path), handle, widgets: handle.widgets ?? [] };
}
