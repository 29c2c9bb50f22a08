import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { BrowserRouter } from './navigable.ts';

/** Keys of locations whose page begins at its top; each is used up by the page that appears. */
const fromTop = new Set<string>();

/**
 * Scrolls to the top after each page has finished loading (specification §2). A navigation that asked to stay, such as
 * choosing a facet, stays; so does one within the page. What it decides `useScrollToTop` does.
 */
export function installScrollToTop(router: BrowserRouter, view: Window = window): void {
  view.history.scrollRestoration = 'manual';
  let shown = router.state.location;
  router.subscribe(({ location, navigation, preventScrollReset }) => {
    if (navigation.state !== 'idle' || location.key === shown.key) return;
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search;
    shown = location;
    fromTop.clear();
    if (preventScrollReset === true || (isSamePage && location.hash !== '')) return;
    fromTop.add(location.key);
  });
}

/**
 * Moves the window when the page of a navigation is put there: before, it is as tall as the page that is left; later,
 * the reader may have begun to scroll himself.
 */
export function useScrollToTop(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (fromTop.delete(key)) window.scrollTo(0, 0);
  }, [key]);
}
