import { expect, jest, test } from '@jest/globals';
import { prefetchContext } from '@gantry/api-client';
import type { RouterContextProvider } from 'react-router';
import { requestStore } from '../session/session.test-kit.ts';
import { pageOf } from './link-prefetch.ts';
import type { BrowserRouter } from './navigable.ts';
import { PagePreloader } from './page-preloader.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const at = (path: string) => new URL(path, 'http://localhost');

function preloader(handle: object = { shared: true }) {
  const loader = jest.fn<(page: { context: RouterContextProvider; params: object }) => Promise<null>>(
    async () => null,
  );
  const lazy = jest.fn(async () => ({ loader }));
  let tell: (state: object) => void = () => undefined;
  const router = {
    basename: '/',
    routes: [
      { path: '/b/*', handle, lazy },
      { path: '/i/:uri', handle, lazy },
    ],
    state: { location: at('/') },
    subscribe: (listener: (state: object) => void) => void (tell = listener),
  } as unknown as BrowserRouter;
  const mountAhead = jest.fn<(name: string) => Promise<void>>(async () => undefined);
  const loadWidget = jest.fn<(name: string) => Promise<void>>(() => Promise.reject(new Error('gone')));
  const bringData = jest.fn<(page: URL) => Promise<boolean>>(async () => false);
  const made = new PagePreloader({ router, store: requestStore(), bringData, mountAhead, loadWidget });
  return {
    made,
    bringData,
    loader,
    lazy,
    mountAhead,
    loadWidget,
    go: (path: string) => tell({ location: at(path) }),
  };
}

test('a page is fetched with its data, marked as ahead of need', async () => {
  const { made, loader, mountAhead } = preloader();
  made.page(at('/i/b-6204'));
  await settle();
  expect(mountAhead).toHaveBeenCalledWith('catalog');
  const [{ params, context }] = loader.mock.calls[0]!;
  expect([params, context.get(prefetchContext)]).toEqual([{ uri: 'b-6204' }, true]);
});

test('a page whose data came in one request asks for none', async () => {
  const { made, bringData, loader } = preloader();
  bringData.mockResolvedValue(true);
  made.page(at('/i/a'));
  await settle();
  expect(bringData.mock.calls.map(([page]) => page.pathname)).toEqual(['/i/a']);
  expect(loader).not.toHaveBeenCalled();
});

test('the chunk of a kind of page is fetched once, without data', async () => {
  const { made, loader, lazy } = preloader();
  made.chunk(at('/i/a'));
  made.chunk(at('/i/b'));
  await settle();
  expect([lazy.mock.calls.length, loader.mock.calls.length]).toEqual([1, 0]);
});

test('widgets come with the chunk of the page they are on; one that cannot be had holds nothing up', async () => {
  const { made, loader, loadWidget } = preloader({ shared: true, widgets: ['add-to-cart'] });
  made.page(at('/i/a'));
  await settle();
  expect(loadWidget.mock.calls.map(([name]) => name)).toEqual(['add-to-cart']);
  expect(loader).toHaveBeenCalledTimes(1);
});

test('data is prefetched for four pages at most, and again on the next page', async () => {
  const { made, loader, go } = preloader();
  for (let page = 0; page < 6; page++) made.page(at(`/b/${page}`));
  await settle();
  expect(loader).toHaveBeenCalledTimes(4);
  go('/b/0');
  made.page(at('/b/next'));
  await settle();
  expect(loader).toHaveBeenCalledTimes(5);
});

test('data of pages that are somebody’s own is never fetched ahead', async () => {
  const { made, loader, lazy } = preloader({});
  made.page(at('/i/a'));
  await settle();
  expect([lazy.mock.calls.length, loader.mock.calls.length]).toEqual([1, 0]);
});

test.each(['/admin/orders', '/no/such/page'])('nothing is fetched for %s', async (path) => {
  const { made, mountAhead } = preloader();
  made.page(at(path));
  made.chunk(at(path));
  await settle();
  expect(mountAhead).not.toHaveBeenCalled();
});

test.each([
  ['<a href="/cart"><b>Cart</b></a>', '/cart'],
  ['<a href="https://carrier.example/"><b>Track</b></a>', undefined],
  ['<a href="/files/x.pdf" download><b>File</b></a>', undefined],
  ['<a href="/cart" target="_blank"><b>Cart</b></a>', undefined],
  ['<p><b>No link</b></p>', undefined],
])('%s leads to %s', (html, path) => {
  document.body.innerHTML = html;
  expect(pageOf(document.querySelector('b'))?.pathname).toBe(path);
});
