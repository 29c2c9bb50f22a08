import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Addresses whose pages give way to each other with the transition named `page` (specification §2). */
const catalogue = /^\/b(?:\/|$)/;
const name = 'page';
const calm = '(prefers-reduced-motion: reduce)';

/**
 * Lets a catalogue page appear: the old one is gone at once, the new one can be read from its first frame and is whole
 * 120 ms later. It is an animation of the new page, not a view transition of the document: that one holds frames back
 * while it takes pictures of both pages, which cost a shopper 80 ms a page.
 */
export function usePageTransition(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!catalogue.test(pathname) || matchMedia(calm).matches) return;
    const page = document.querySelector('main');
    page?.animate({ opacity: [0.4, 1] }, { id: name, duration: 120, easing: 'ease-out' });
  }, [pathname]);
}
