import { useLayoutEffect } from 'react';
import { useLocation, type Location, type NavigationType } from 'react-router';
import { isHydrated } from './is-hydrated.ts';
import type { BrowserRouter } from './navigable.ts';
import { findAgain, rememberFocus, type RememberedFocus } from './remembered-focus.ts';

/** Pages of the visit whose focus is remembered for going back. */
const rememberedPages = 50;
/** The parts of a page that have a name of their own, and the page. */
const parts = 'main section:is([aria-label], [aria-labelledby]), main';
const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=button])';

/** Where the focus was when a navigation began. */
interface Beginning {
  readonly active: Element | null;
  readonly remembered: RememberedFocus | null;
  /** the part of the page it was in */
  readonly part: HTMLElement | null;
  /** it was in a form of the page, which asks for something else in its place */
  readonly isAsking: boolean;
}

interface Step {
  readonly from: Location;
  readonly to: Location;
  readonly action: NavigationType | `${NavigationType}`;
  /** the navigation asked to stay where it is, such as choosing a facet does */
  readonly stays: boolean;
}

/** What the page of a location does with the focus; used up by the page that appears. */
const pending = new Map<string, () => void>();

/**
 * Decides where readers with a keyboard or a screen reader go on in the next page; `useFocusOnPage` takes them there.
 * - Another page, or another search, begins at its `main`.
 * - A list that is asked differently keeps the focus on what was pressed; a link to a further page of it leads to the part
 *   it stands in.
 * - Going back, the focus is where it was.
 */
export function installFocusOnPage(router: BrowserRouter): void {
  const left = new Map<string, RememberedFocus | null>();
  let shown: Location = router.state.location;
  let towards: Location | undefined;
  let beginning: Beginning | null = null;
  router.subscribe(({ location: to, navigation, historyAction: action, preventScrollReset }) => {
    if (navigation.location && navigation.location !== towards) beginning = beginHere();
    towards = navigation.location;
    if (navigation.state !== 'idle' || to.key === shown.key) return;
    const step: Step = { from: shown, to, action, stays: preventScrollReset === true };
    const begun = beginning ?? beginHere();
    const before = left.get(to.key) ?? null;
    remember(left, shown.key, begun.remembered);
    shown = to;
    beginning = null;
    pending.clear();
    pending.set(to.key, () => settleFocus(step, begun, before));
  });
}

/** Moves the focus when the page of a navigation is put there. */
export function useFocusOnPage(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    pending.get(key)?.();
    pending.delete(key);
  }, [key]);
}

/** Takes who was in a part of the page that is gone to the page; does nothing for who is anywhere else. */
export function focusPageIfLost(): void {
  const { activeElement, body } = document;
  if (isHydrated() && (activeElement === null || activeElement === body)) focusOn(null);
}

function beginHere(): Beginning {
  const active = document.activeElement;
  const isControl = active instanceof HTMLElement && active.matches(':not(body, main)');
  return {
    active,
    remembered: isControl ? rememberFocus(active) : null,
    part: active?.closest<HTMLElement>(parts) ?? null,
    isAsking: active?.closest('main form') != null,
  };
}

function remember(left: Map<string, RememberedFocus | null>, key: string, focus: RememberedFocus | null) {
  left.delete(key);
  left.set(key, focus);
  const [oldest] = left.keys();
  if (left.size > rememberedPages && oldest !== undefined) left.delete(oldest);
}

function settleFocus(step: Step, begun: Beginning, before: RememberedFocus | null): void {
  const { from, to, action, stays } = step;
  if (hasMovedSince(begun)) return;
  const isSamePath = from.pathname === to.pathname;
  if (isSamePath && from.search === to.search) return;
  if (action === 'POP') return goBack(before);
  if (stays || (isSamePath && begun.isAsking)) return stay(begun);
  focusOn(isSamePath ? begun.part : null);
}

/**
 * Whoever went somewhere else while the page was loading, into the search field for instance, stays there; so does what
 * the page itself gave the focus to. The header's search field is another one once its suggestions are there.
 */
function hasMovedSince({ active, part }: Beginning): boolean {
  const { activeElement: now, body } = document;
  if (now === null || now === body || now === active) return false;
  const isReplaced = part === null && active?.isConnected === false && now.closest('header') !== null;
  return !isReplaced;
}

function goBack(before: RememberedFocus | null): void {
  const control = before && findAgain(before);
  // A field that takes the focus by itself brings up the keyboard of a telephone, and what hangs on the field.
  focusOn(control?.matches(typedInto) ? null : control);
}

function stay({ active, remembered, part }: Beginning): void {
  if (!remembered || active?.isConnected) return;
  focusOn(findAgain(remembered) ?? part);
}

/** Without scrolling: where the window stands is decided elsewhere. */
function focusOn(wanted: HTMLElement | null): void {
  const place = wanted?.isConnected ? wanted : document.querySelector('main');
  if (place?.matches(parts) && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place?.focus({ preventScroll: true });
}
