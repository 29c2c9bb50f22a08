import { makeStore, storeContext, prefetchContext, type AppStore } from '@gantry/api-client';
import { extraWith } from '@gantry/api-client/extra-test-kit';
import { jest } from '@jest/globals';
import { configure, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { catalogApi } from '../api/catalog-api.ts';
import { messages } from '../messages/messages.ts';
import { routes } from '../routes.tsx';

const texts = await messages('en-US');
// as the shell's document says: texts that come later are those of its language
document.documentElement.lang = 'en-US';

// Pages are loaded as chunks; on a busy machine the first one takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** Who is signed in where a test says so. */
export const customer = {
  accountNumber: 'a-1001',
  email: 'pat@example.com',
  name: 'Pat',
  company: null,
  role: 'customer' as const,
  hasPrice: false,
  confirmed: true,
};

/** Answers by path below `/api/v1`, without the query; a function gets the whole address. */
export type Answers = Readonly<Record<string, unknown>>;

/** Answers the remote's calls; one that nobody declared fails the test. Gives back the addresses asked for. */
export function answerCalls(answers: Answers): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = (input as string).replace('http://store.test/api/v1', '');
    asked.push(address);
    const path = address.split('?', 1)[0] ?? '';
    const answer = answers[path];
    if (answer === undefined) throw new Error(`Nobody answers ${address}`);
    const body = typeof answer === 'function' ? await answer(address) : answer;
    if (body instanceof Response) return body;
    return Response.json({ data: body });
  });
  return asked;
}

function testStore(): AppStore {
  return makeStore({
    apis: [catalogApi],
    extra: extraWith({ baseUrl: 'http://store.test', currentPath: () => '/', timeout: 5000 }),
  });
}

/** Opens an address of the remote as the shell would: router, store, texts. */
export function openPage(address: string, elsewhere: ReactNode = null) {
  const store = testStore();
  const context = () => {
    const values = new RouterContextProvider();
    values.set(storeContext, store);
    values.set(prefetchContext, false);
    return values;
  };
  const table = [
    {
      path: '/',
      element: <Outlet />,
      // chunks are still loading when the page opens
      HydrateFallback: () => null,
      children: [...routes, { path: '*', element: elsewhere ?? <p>elsewhere</p> }],
    },
  ];
  const router = createMemoryRouter(table as Parameters<typeof createMemoryRouter>[0], {
    initialEntries: [address],
    getContext: context,
  });
  const view = render(
    <Provider store={store as never}>
      <IntlProvider locale="en-US" messages={texts} timeZone="America/Denver">
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return { ...view, router, store };
}

/** Renders a widget on an otherwise empty page. */
export const openWidget = (widget: ReactNode) => openPage('/a-page-of-another-remote', widget);
