import { useEffect, type RefObject } from 'react';

/** The region of each element that is watched: of the region itself, and of its content. */
const watched = new Map<Element, HTMLElement>();
let observer: ResizeObserver | undefined;

// All are measured before one is marked: a mark undoes the layout, which the next measure would have made anew.
function markFit(entries: readonly ResizeObserverEntry[]): void {
  const regions = new Set(entries.flatMap(({ target }) => watched.get(target) ?? []));
  const measured = [...regions].map((region) => ({
    region,
    fits: region.scrollWidth <= region.clientWidth,
  }));
  for (const { region, fits } of measured) region.toggleAttribute('data-fits', fits);
}

/**
 * Marks an element with `data-fits` while its content is not wider than itself. A region that scrolls sideways keeps
 * sticky heads from sticking to the window, so it may scroll only where it must.
 */
export function useFits(region: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!element || !isActive || typeof ResizeObserver === 'undefined') return;
    const sizes = (observer ??= new ResizeObserver(markFit));
    const parts = [element, ...[...element.children].slice(0, 1)];
    for (const part of parts) {
      watched.set(part, element);
      sizes.observe(part);
    }
    return () => {
      for (const part of parts) {
        watched.delete(part);
        sizes.unobserve(part);
      }
    };
  }, [region, isActive]);
}
