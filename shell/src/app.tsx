import {
  VisitorContext,
  WidgetSourceContext,
  type AppStore,
  type Visitor,
  type WidgetSource,
} from '@gantry/api-client';
import { LocaleProvider } from '@gantry/i18n/locale-provider';
import type { MessageBook } from '@gantry/i18n/messages';
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ConfigContext } from './document/config-context.ts';
import { LocaleCodeContext } from './document/locale-code-context.ts';
import type { PublicConfig } from './federation/page-data.ts';

export interface AppProps {
  readonly store: AppStore;
  /** texts of the shell and of every remote on the page */
  readonly book: MessageBook;
  readonly config: PublicConfig;
  /**
   * The personal placeholder of a shared page: on the server a promise (one that never settles while prerendering), in the
   * browser what came with the document. Null where the store's session is the visitor's own from the start.
   */
  readonly visitor: Promise<Visitor> | Visitor | null;
  readonly widgets: WidgetSource;
  /** called when the page answers clicks; never on the server */
  readonly onAlive?: () => void;
  /** the router: StaticRouterProvider on the server, RouterProvider in the browser */
  readonly children: ReactNode;
}

/** Everything the router's pages stand in. The same tree on the server and in the browser. */
export function App({ store, book, config, visitor, widgets, onAlive, children }: AppProps) {
  // What the page was made with: parts that hydrate late still compare themselves with it, whatever has changed since.
  const [first] = useState(() => store.getState());
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StrictMode>
      <Provider store={store as never} serverState={first}>
        <LocaleProvider book={book} year={config.year}>
          <ConfigContext value={config}>
            <LocaleCodeContext value={book.locale}>
              <WidgetSourceContext value={widgets}>
                <VisitorContext value={visitor}>{children}</VisitorContext>
              </WidgetSourceContext>
            </LocaleCodeContext>
          </ConfigContext>
        </LocaleProvider>
      </Provider>
    </StrictMode>
  );
}
