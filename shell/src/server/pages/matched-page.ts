import { remoteOf, type RemoteName, type WidgetName } from '@gantry/contracts/remotes';
import { splitLocale } from '@gantry/contracts/locales';
import type { RouteHandle } from '@gantry/federation/remote-module';
import type { RouteObject, StaticHandler } from 'react-router';

/** What the route table says about an address before anything is loaded. */
export interface MatchedPage {
  readonly remote: RemoteName | undefined;
  readonly handle: Partial<RouteHandle>;
  /** widgets of other remotes that are rendered with the page */
  readonly widgets: readonly WidgetName[];
  /** loads and renders it; of all routes it knows those that lead to the page */
  readonly handler: StaticHandler;
}

/** What `match` found along the way from the root of the table to the page. */
export function matchedPage(branch: readonly RouteObject[], pathname: string): Omit<MatchedPage, 'handler'> {
  const handles = branch.map((route) => route.handle as Partial<RouteHandle> | undefined);
  const handle = handles.findLast((one) => one !== undefined) ?? {};
  return { remote: remoteOf(splitLocale(pathname).path), handle, widgets: handle.widgets ?? [] };
}
