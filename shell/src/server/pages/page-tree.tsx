import {
  CachedHtmlContext,
  type AppStore,
  type CachedHtml,
  type Visitor,
  type WidgetSource,
} from '@gantry/api-client';
import type { MessageBook } from '@gantry/i18n/messages';
import type { ReactElement } from 'react';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { App } from '../../app.tsx';
import type { PublicConfig } from '../../federation/page-data.ts';

/** A page whose data is there and that waits to be rendered, as often as wanted. */
export interface LoadedPage {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  readonly store: AppStore;
  readonly book: MessageBook;
  readonly config: PublicConfig;
  readonly widgets: WidgetSource;
}

/**
 * The page as React renders it, for the visitor given.
 * @param kept for a guest's page: parts that were rendered before, and that take those rendered now
 */
export function pageTree(
  page: LoadedPage,
  visitor: Promise<Visitor> | Visitor | null,
  kept: CachedHtml | null = null,
): ReactElement {
  const router = createStaticRouter(page.handler.dataRoutes, page.context);
  return (
    <CachedHtmlContext value={kept}>
      <App store={page.store} book={page.book} config={page.config} visitor={visitor} widgets={page.widgets}>
        <StaticRouterProvider router={router} context={page.context} hydrate={false} />
      </App>
    </CachedHtmlContext>
  );
}
