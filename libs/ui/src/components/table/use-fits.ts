import { useEffect, type RefObject } from 'react';

/**
 * Marks an element with `data-fits` while its content is not wider than itself. A region that scrolls sideways keeps
 * sticky heads from sticking to the window, so it may scroll only where it must.
 */
export function useFits(region: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!element || !isActive || typeof ResizeObserver === 'undefined') return;
    const measure = () => element.toggleAttribute('data-fits', element.scrollWidth <= element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [region, isActive]);
}
