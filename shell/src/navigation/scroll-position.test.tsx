import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { BrowserRouter } from './navigable.ts';
import { installScrollPosition, useScrollPosition } from './scroll-position.ts';

let scrolled: string[] = [];
/** How far the page can be scrolled. */
let maxScroll = Number.POSITIVE_INFINITY;
let resized: () => void = () => undefined;

beforeEach(() => {
  scrolled = [];
  maxScroll = Number.POSITIVE_INFINITY;
  sessionStorage.clear();
  scrollTo(0);
  window.scrollTo = ((_: number, top: number) => {
    scrollTo(Math.min(top, maxScroll));
    scrolled.push(`${document.querySelector('h1')?.textContent} ${window.scrollY}`);
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      resized = () => onResize([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => undefined;
    }
  };
});
afterEach(() => void jest.restoreAllMocks());

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

function Frame() {
  useScrollPosition();
  return <Outlet />;
}

function openShop() {
  const page = (path: string) => ({ path, element: <h1>{path}</h1> });
  const children = ['/', '/cart', '/b/bearings'].map(page);
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  installScrollPosition(router as unknown as BrowserRouter);
  render(<RouterProvider router={router} />);
  return (...to: Parameters<typeof router.navigate>) => act(async () => router.navigate(...to));
}

test('each new page starts at the top, and going back restores the scroll position', async () => {
  const go = openShop();
  scrollTo(700);
  await go('/cart');
  scrollTo(200);
  await go(-1 as never);
  await go(1 as never);
  expect(scrolled).toEqual(['/cart 0', '/ 700', '/cart 200']);
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a page that grows later is scrolled once it is tall enough', async () => {
  const go = openShop();
  scrollTo(700);
  await go('/cart');
  maxScroll = 300;
  await go(-1 as never);
  maxScroll = 900;
  resized();
  resized();
  expect(scrolled.slice(1)).toEqual(['/ 300', '/ 700']);
});

test('scrolling meanwhile is respected', async () => {
  const go = openShop();
  scrollTo(700);
  await go('/cart');
  maxScroll = 300;
  await go(-1 as never);
  window.dispatchEvent(new Event('wheel'));
  maxScroll = 900;
  resized();
  expect(scrolled.slice(1)).toEqual(['/ 300']);
});

test('another document of the tab restores the positions of earlier pages', async () => {
  const go = openShop();
  scrollTo(700);
  await go('/cart');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(JSON.parse(sessionStorage.getItem('scroll-positions')!)).toContainEqual([
    expect.stringContaining(' /'),
    700,
  ]);
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
  expect(scrolled).toEqual(['/cart 0']);
});
