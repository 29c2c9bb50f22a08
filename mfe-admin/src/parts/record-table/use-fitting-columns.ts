import { useEffect, useRef, useState, type RefObject } from 'react';

/** Windows this wide show a record beside its list. */
const besideQuery = '(min-width: 1200px)';
/** Room for a scroll bar, in CSS pixels: it comes and goes with the height of the rows, which must not change what fits. */
const scrollBarRoom = 16;
/** The boxes or the name of a row, and what tells most of it. */
const minColumns = 2;

interface Fitting {
  readonly names: string;
  readonly count: number;
}

/**
 * How many columns fit beside an open record, from the left; undefined while all are drawn. How narrow each may be is read
 * when all are drawn, so that those left out come back as soon as there is room.
 * @param names the columns, so that they are measured anew when others are drawn
 */
export function useFittingColumns(
  frame: RefObject<HTMLElement | null>,
  isBeside: boolean,
  names: string,
): number | undefined {
  const [fitting, setFitting] = useState<Fitting>();
  const edges = useRef<readonly number[]>([]);
  useEffect(() => {
    const region = frame.current?.querySelector('table')?.parentElement;
    if (!region || !isBeside || typeof ResizeObserver === 'undefined') return undefined;
    const total = names.split(',').length;
    const observer = new ResizeObserver(() => {
      const drawn = rightEdges(region);
      const isAll = drawn.length === total;
      if (isAll) edges.current = drawn;
      const isRoomy = !matchMedia(besideQuery).matches || (isAll && region.scrollWidth <= region.clientWidth);
      const room = region.offsetWidth - scrollBarRoom;
      const fit = isRoomy ? total : edges.current.filter((edge) => edge <= room).length;
      setFitting({ names, count: Math.max(minColumns, fit) });
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [frame, isBeside, names]);
  return isBeside && fitting?.names === names ? fitting.count : undefined;
}

const rightEdges = (region: Element): readonly number[] =>
  [...region.querySelectorAll<HTMLElement>('thead tr:first-child > th')].map(
    (head) => head.offsetLeft + head.offsetWidth,
  );
