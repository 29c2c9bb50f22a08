import { useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router';
import type { BrowserRouter } from './navigable.ts';
import { scrollWhenPossible } from './scroll-when-possible.ts';

/** Pages of the visit whose place is remembered for going back. */
const maxRemembered = 50;
const storageKey = 'scroll-positions';

/** Key of a location → where its page begins; used up by the page that appears. */
const pending = new Map<string, number>();

/**
 * Decides where the window stands when a page appears: at its top after each navigation (specification §2), where the
 * visitor left it on going back. A navigation that asked to stay, such as choosing a facet, stays; so does one within
 * the page. What it decides `useScrollPosition` does.
 */
export function installScrollPosition(router: BrowserRouter, view: Window = window): void {
  view.history.scrollRestoration = 'manual';
  const left = readPositions(view.sessionStorage);
  let shown = router.state.location;
  view.addEventListener('pagehide', () => {
    // a document that is loaded again begins where the browser left it, and knows where its other pages were left
    view.history.scrollRestoration = 'auto';
    remember(left, nameOf(shown), view.scrollY);
    writePositions(view.sessionStorage, left);
  });
  view.addEventListener('pageshow', () => (view.history.scrollRestoration = 'manual'));
  router.subscribe(({ location, navigation, historyAction, preventScrollReset }) => {
    if (navigation.state !== 'idle' || location.key === shown.key) return;
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search;
    remember(left, nameOf(shown), view.scrollY);
    shown = location;
    pending.clear();
    if (preventScrollReset === true || (isSamePage && location.hash !== '')) return;
    pending.set(location.key, historyAction === 'POP' ? (left.get(nameOf(location)) ?? 0) : 0);
  });
}

/**
 * Moves the window when the page of a navigation is put there: before, it is as tall as the page that is left; later,
 * the reader may have begun to scroll.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const top = pending.get(key);
    pending.delete(key);
    return top === undefined ? undefined : scrollWhenPossible(top);
  }, [key]);
}

type Positions = Map<string, number>;

/** The first page of each document has the same key. */
const nameOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

function remember(positions: Positions, name: string, top: number): void {
  positions.delete(name);
  positions.set(name, top);
  const [oldest] = positions.keys();
  if (positions.size > maxRemembered && oldest !== undefined) positions.delete(oldest);
}

function readPositions(storage: Storage): Positions {
  try {
    return new Map(JSON.parse(storage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    // somebody else wrote there, or it may not be read: pages begin at their top
    return new Map();
  }
}

function writePositions(storage: Storage, positions: Positions): void {
  try {
    storage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // it is full or closed
  }
}
