import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { widthLimits } from '@gantry/contracts/list-view-limits';
import { limitedWidth } from './arrangement.ts';
import styles from './record-table.module.css';

export interface ColumnEdgeProps {
  /** read out for it */
  readonly label: string;
  /** what the column was given, in CSS pixels; undefined is as wide as its content and the table make it */
  readonly width: number | undefined;
  /** whether Tab leads to it; until then it is there for the mouse alone, and nobody is told of it */
  readonly isTabStop: boolean;
  /** undefined lets its content decide again */
  readonly onResize: (width: number | undefined) => void;
}

/** How far one press of an arrow key moves an edge, in CSS pixels. */
const keyStep = 16;

/** The right edge of a column's head: dragged, or moved with the arrow keys, it makes the column wider or narrower. */
export function ColumnEdge({ label, width, isTabStop, onResize }: ColumnEdgeProps) {
  const edge = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => drawWidth(edge.current, width), [width]);
  const drag = useDrag(edge, width, onResize);
  const drawn = useHeadWidth(edge);
  const value = { 'aria-label': label, 'aria-valuenow': width ?? limitedWidth(drawn) };
  return (
    // Its role comes with its name and value.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={edge}
      {...(isTabStop ? { ...asControl, ...value } : asHandle)}
      className={styles.edge}
      onKeyDown={(event) => {
        const next = widthByKey(event, widthOf(edge.current));
        if (next === null) return;
        event.preventDefault();
        onResize(next);
      }}
      onDoubleClick={() => onResize(undefined)}
      {...drag}
    />
  );
}

const asHandle = { 'aria-hidden': true } as const;
const asControl = {
  role: 'separator',
  'aria-orientation': 'vertical',
  'aria-valuemin': widthLimits.min,
  'aria-valuemax': widthLimits.max,
  tabIndex: 0,
} as const;

/** What a key makes of a width; null where it is none of those that change it. */
function widthByKey({ key }: KeyboardEvent, now: number): number | undefined | null {
  if (key === 'ArrowLeft') return limitedWidth(now - keyStep);
  if (key === 'ArrowRight') return limitedWidth(now + keyStep);
  if (key === 'Home') return widthLimits.min;
  if (key === 'End') return widthLimits.max;
  return key === 'Enter' ? undefined : null;
}

const headOf = (edge: Element | null) => edge?.closest('th') ?? null;
const widthOf = (edge: Element | null) => headOf(edge)?.offsetWidth ?? 0;

// A style attribute in the server's page would be refused; a property set here is not.
function drawWidth(edge: Element | null, width: number | undefined): void {
  const style = headOf(edge)?.style;
  if (width === undefined) style?.removeProperty('--column-width');
  else style?.setProperty('--column-width', `${width}px`);
}

/** How wide the column is drawn, in CSS pixels; the observer tells it first when it begins. */
function useHeadWidth(edge: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const head = headOf(edge.current);
    if (!head || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(head.offsetWidth));
    observer.observe(head);
    return () => observer.disconnect();
  }, [edge]);
  return width;
}

interface Drag {
  readonly fromX: number;
  readonly fromWidth: number;
  readonly before: number | undefined;
  readonly isMoved: boolean;
}

/** While it is dragged the width is only drawn; it is kept when the edge is let go. */
function useDrag(
  edge: RefObject<Element | null>,
  width: number | undefined,
  onResize: ColumnEdgeProps['onResize'],
) {
  const drag = useRef<Drag>(null);
  const widthAt = ({ clientX }: PointerEvent, { fromX, fromWidth }: Drag) =>
    limitedWidth(fromWidth + clientX - fromX);
  const endWith = (last: (ended: Drag) => number | undefined) => {
    const ended = drag.current;
    drag.current = null;
    if (!ended?.isMoved) return;
    drawWidth(edge.current, last(ended));
    onResize(last(ended));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        fromX: event.clientX,
        fromWidth: widthOf(edge.current),
        before: width,
        isMoved: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current;
      if (!now) return;
      // The first step is kept: from then on the column's cells wrap to the width of their head.
      if (!now.isMoved) onResize(widthAt(event, now));
      drag.current = { ...now, isMoved: true };
      drawWidth(edge.current, widthAt(event, now));
    },
    onPointerUp: (event: PointerEvent) => endWith((ended) => widthAt(event, ended)),
    onPointerCancel: () => endWith(({ before }) => before),
  };
}
