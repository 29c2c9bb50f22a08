import type { BrowserRouter } from './navigable.ts';

/**
 * Scrolls to the top after each page has finished loading (specification §2). A navigation that asked to stay, such as
 * choosing a facet, stays; so does one within the page.
 */
export function installScrollToTop(router: BrowserRouter, view: Window = window): void {
  view.history.scrollRestoration = 'manual';
  let shown = router.state.location;
  router.subscribe(({ location, navigation, preventScrollReset }) => {
    if (navigation.state !== 'idle' || location.key === shown.key) return;
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search;
    shown = location;
    if (preventScrollReset === true || (isSamePage && location.hash !== '')) return;
    // After React has put the page there: before, the window is as tall as the page that is left.
    view.requestAnimationFrame(() => view.scrollTo(0, 0));
  });
}
