import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Columns stay at the left as long as they leave this share of the table to those that scroll. */
const maxStuckShare = 0.6;

/**
 * Tells the styles of a table how wide its pinned columns are drawn: `--pin-1`, `--pin-2` … is where each of them stays,
 * and those that would leave no room for the others scroll with them. `--head-height` and `--stuck-width` keep what takes
 * the focus out from under them. `data-wide` marks a table that is wider than its place.
 * @param pins what is pinned, so that it is measured anew when that changes
 * @returns the ref of the element around the table
 */
export function useStuckColumns(pins: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const region = element?.querySelector('table')?.parentElement;
    if (!element || !region || typeof ResizeObserver === 'undefined') return undefined;
    const heads = [...region.querySelectorAll<HTMLElement>('th[data-pin]')];
    const observer = new ResizeObserver(() => drawStuck(element, region, heads));
    for (const part of [region, ...region.children, ...heads]) observer.observe(part);
    return () => observer.disconnect();
  }, [pins]);
  return frame;
}

function drawStuck(frame: HTMLElement, region: HTMLElement, heads: readonly HTMLElement[]): void {
  const widths = heads.map((head) => head.offsetWidth);
  const room = region.clientWidth * maxStuckShare;
  const headHeight = region.querySelector('thead')?.offsetHeight ?? 0;
  const isWide = region.scrollWidth > region.clientWidth;
  let left = 0;
  let isStuck = true;
  for (const [at, width] of widths.entries()) {
    isStuck &&= at === 0 || left + width <= room;
    if (isStuck) frame.style.setProperty(`--pin-${at}`, `${left}px`);
    else frame.style.removeProperty(`--pin-${at}`);
    if (isStuck) left += width;
  }
  frame.style.setProperty('--stuck-width', `${left}px`);
  frame.style.setProperty('--head-height', `${headHeight}px`);
  frame.toggleAttribute('data-wide', isWide);
}
