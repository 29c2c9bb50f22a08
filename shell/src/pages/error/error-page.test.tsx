import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noWidgets } from '@gantry/api-client';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { createMessageBook } from '@gantry/i18n/messages';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterContextProvider, RouterProvider } from 'react-router';
import { App } from '../../app.tsx';
import english from '../../messages/en-US.json' with { type: 'json' };
import { shellRoutes } from '../../routes.tsx';
import { apiAnswering, contextOf, requestStore } from '../../session/session.test-kit.ts';

// on a busy machine what is waited for takes its time
configure({ asyncUtilTimeout: 10_000 });

const config = { origin: 'http://shop', envelopeSeed: 'x', buildId: 'b', pseudoLocale: false };
const handle = { layout: 'default', title: 'shell.header.cart', chunk: 'x' };

function Breaking() {
  const [isBroken, breakDown] = useState(false);
  if (isBroken) throw new Error('a part of the page');
  return (
    <>
      <button onClick={() => breakDown(true)}>Break</button>
      <Link to="/checkout/missing">Missing</Link>
    </>
  );
}

const checkout = {
  name: 'checkout',
  version: '1',
  contract: 1,
  widgets: {},
  routes: [
    { path: '/cart', handle, Component: Breaking },
    {
      path: '/checkout/missing',
      handle,
      loader() {
        throw new Response('Page Not Found: /checkout/missing', { status: 404 });
      },
      Component: Breaking,
    },
  ],
} as unknown as RemoteModule;

const announced = () => document.querySelector('[data-announcer]')?.textContent;
const { error: complain } = console;

beforeEach(() => {
  apiAnswering({ '/store': [503, null] });
  // React says what a page threw
  console.error = () => undefined;
  const store = requestStore();
  const router = createMemoryRouter(shellRoutes({ checkout }, 'en-US'), {
    initialEntries: ['/cart'],
    getContext: () => contextOf(store) as RouterContextProvider,
  });
  document.title = 'Cart | Gantry';
  render(
    <App
      store={store}
      book={createMessageBook('en-US', english)}
      config={config}
      visitor={null}
      widgets={noWidgets}
      onAlive={() => void (document.documentElement.dataset.hydrated = 'true')}
    >
      <RouterProvider router={router} />
    </App>,
  );
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.hydrated;
  console.error = complain;
});

test('a page that breaks while it is read says so in the title, aloud, and takes the focus along', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  await waitFor(() => expect(document.title).toBe('Unexpected error | Gantry'));
  await waitFor(() => expect(announced()).toBe('Unexpected error | Gantry'));
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a page that is not there is titled so, and the one that is gone back to as before', async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'Missing' }));
  await waitFor(() => expect(document.title).toBe('Page not found | Gantry'));
  expect(screen.getByRole('button', { name: 'Return to home page' }).closest('form')?.action).toMatch(/\/$/);
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cart' }));
  await waitFor(() => expect(document.title).toBe('Cart | Gantry'));
});
