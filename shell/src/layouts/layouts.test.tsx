/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sessionKnown, noWidgets, type Visitor } from '@gantry/api-client';
import { layouts, type Layout } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { createMessageBook } from '@gantry/i18n/messages';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { App } from '../app.tsx';
import english from '../messages/en-US.json' with { type: 'json' };
import { shellRoutes } from '../routes.tsx';
import { apiAnswering, contextOf, customer, requestStore } from '../session/session.test-kit.ts';

const config = { origin: 'http://shop', envelopeSeed: 'x', buildId: 'b', pseudoLocale: true };
const cart = { token: null, count: 3, subtotal: 123_450, currency: 'USD' as const };

const remoteIn = (layout: Layout) =>
  ({
    name: 'checkout',
    version: '1',
    contract: 1,
    widgets: {},
    routes: [
      {
        path: '/cart',
        handle: { layout, title: 'shell.header.cart', chunk: 'x' },
        Component: () => <h1>The page</h1>,
      },
    ],
  }) as unknown as RemoteModule;

async function render(layout: Layout, visitor: Promise<Visitor> | Visitor | null, session?: Visitor) {
  const store = requestStore();
  if (session) store.dispatch(sessionKnown(session));
  const handler = createStaticHandler(shellRoutes({ checkout: remoteIn(layout) }, 'en-US'));
  const context = (await handler.query(new Request('http://shop/cart'), {
    requestContext: contextOf(store),
  })) as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <App
      store={store}
      book={createMessageBook('en-US', english)}
      config={config}
      visitor={visitor}
      widgets={noWidgets}
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
}

beforeEach(() => void apiAnswering({ '/store': [503, null] }));

describe.each(layouts)('layout %s', (layout) => {
  test('shows the page once, in a main that can be skipped to, without a style attribute', async () => {
    const html = await render(layout, null, { user: customer, cart });
    expect(html.match(/The page/g)).toHaveLength(1);
    expect(html).toContain(`data-layout="${layout}"`);
    expect(html).toContain('href="#content"');
    expect(html).toContain('id="content"');
    expect(html).not.toMatch(/\sstyle=/);
  });
});

test('the store’s header shows the visitor’s name, count and subtotal', async () => {
  const html = await render('default', null, { user: customer, cart });
  expect(html).toContain('Dana');
  expect(html).toContain('$1,234.50');
});

test('while the placeholder is open the header is a guest’s', async () => {
  const html = await render('default', new Promise(() => undefined));
  expect(html).not.toContain('Dana');
  expect(html).toContain('href="/sign-in?ref=%2Fcart"');
});

test('search, index, sign-in and cart are plain forms and links', async () => {
  const html = await render('default', { user: null, cart: null });
  expect(html).toMatch(/<form[^>]*action="\/b"/);
  for (const address of ['/categories', '/quote', '/cart']) expect(html).toContain(`href="${address}"`);
});
