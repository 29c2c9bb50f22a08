import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { BrowserRouter } from './navigable.ts';
import { installScrollToTop, useScrollToTop } from './scroll-to-top.ts';

let scrolled: string[] = [];
beforeEach(() => {
  scrolled = [];
  window.scrollTo = () => void scrolled.push(document.querySelector('h1')?.textContent ?? '');
});
afterEach(() => void jest.restoreAllMocks());

function Frame() {
  useScrollToTop();
  return <Outlet />;
}

function openShop() {
  const page = (path: string) => ({ path, element: <h1>{path}</h1> });
  const children = ['/', '/cart', '/b/bearings'].map(page);
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  installScrollToTop(router as unknown as BrowserRouter);
  render(<RouterProvider router={router} />);
  return (...to: Parameters<typeof router.navigate>) => act(async () => router.navigate(...to));
}

test('the window is at the top once each page is there, also on the way back', async () => {
  const go = openShop();
  await go('/cart');
  await go(-1 as never);
  expect(scrolled).toEqual(['/cart', '/']);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('choosing a facet and going to a place within the page stay where they are', async () => {
  const go = openShop();
  await go('/b/bearings', { preventScrollReset: true });
  await go('/b/bearings#reviews', { replace: true });
  expect(scrolled).toEqual([]);
});

test('what a navigation decided holds for its own page only', async () => {
  const go = openShop();
  await go('/cart');
  await go('/b/bearings', { preventScrollReset: true });
  expect(scrolled).toEqual(['/cart']);
});
