import { expect, jest, test } from '@jest/globals';
import type { BrowserRouter } from './navigable.ts';
import { installScrollToTop } from './scroll-to-top.ts';

const at = (key: string, pathname: string, search = '', hash = '') => ({ key, pathname, search, hash });

function page() {
  let tell: (state: object) => void = () => undefined;
  const router = {
    state: { location: at('0', '/') },
    subscribe: (listener: (state: object) => void) => void (tell = listener),
  } as unknown as BrowserRouter;
  const scrollTo = jest.fn();
  const view = {
    history: {},
    scrollTo,
    requestAnimationFrame: (run: () => void) => run(),
  } as unknown as Window;
  installScrollToTop(router, view);
  const go = (location: object, more = {}) => tell({ location, navigation: { state: 'idle' }, ...more });
  return { go, scrollTo, view };
}

test('the window is at the top after each finished load, also on the way back', () => {
  const { go, scrollTo, view } = page();
  go(at('1', '/cart'));
  go(at('0', '/'));
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(view.history.scrollRestoration).toBe('manual');
});

test('nothing moves while a page loads, or when data changes on it', () => {
  const { go, scrollTo } = page();
  go(at('0', '/'), { navigation: { state: 'loading' } });
  go(at('0', '/'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('choosing a facet and going to a place within the page stay where they are', () => {
  const { go, scrollTo } = page();
  go(at('1', '/b/bearings'), { preventScrollReset: true });
  go(at('2', '/b/bearings', '', '#reviews'));
  expect(scrollTo).not.toHaveBeenCalled();
});
