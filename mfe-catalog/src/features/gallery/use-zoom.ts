import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { fitted, zoomedAt, type View } from './zoom-view.ts';

const keySteps: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };
const panStep = 60;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

interface Point {
  x: number;
  y: number;
}

/** A place in the window, as pointer and wheel events tell it. */
interface WindowPoint {
  clientX: number;
  clientY: number;
}

/**
 * Enlarging one picture with wheel, two fingers, double click and keys, and moving it about. `frame` and `picture` are
 * given to the two elements, `handlers` are spread on the frame.
 * @param pictureKey whose view it is: another picture starts fitted
 */
export function useZoom(pictureKey: string) {
  const { frame, current, zoom, move, reset } = useView(pictureKey);
  const picture = useDrawnView(current);
  useWheel(frame, zoom);
  const fingers = useFingers(zoom, move);

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const step = keySteps[event.key];
    const pan = arrows[event.key];
    if (step) zoom(step);
    else if (event.key === '0') reset();
    else if (pan && current.scale > 1) move(pan.x * panStep, pan.y * panStep);
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    frame,
    picture,
    scale: current.scale,
    zoom,
    reset,
    /** true when the key meant the picture */
    onKeyDown,
    handlers: {
      ...fingers,
      onDoubleClick: (event: WindowPoint) => (current.scale > 1 ? reset() : zoom(2.5, event)),
    },
  };
}

/** What is seen of a picture in its frame, and how that changes. */
function useView(pictureKey: string) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ key, view }, setState] = useState({ key: pictureKey, view: fitted });
  const changeView = (next: (view: View) => View) =>
    setState((state) => ({ key: pictureKey, view: next(state.key === pictureKey ? state.view : fitted) }));

  /** Zooms about a point of the window; without one about the middle. */
  const zoom = (factor: number, at?: WindowPoint) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const x = at ? at.clientX - box.left - box.width / 2 : 0;
    const y = at ? at.clientY - box.top - box.height / 2 : 0;
    changeView((before) => zoomedAt(before, factor, { x, y }, box));
  };
  const panBy = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box)
      changeView((before) =>
        zoomedAt({ ...before, x: before.x + x, y: before.y + y }, 1, { x: 0, y: 0 }, box),
      );
  };
  return {
    frame,
    current: key === pictureKey ? view : fitted,
    zoom,
    move: panBy,
    reset: () => changeView(() => fitted),
  };
}

type Zoom = ReturnType<typeof useView>['zoom'];
type Move = ReturnType<typeof useView>['move'];

/** Puts the picture where the view says. */
function useDrawnView(current: View) {
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { x, y, scale } = current;
    // By script: the page's policy refuses style attributes.
    picture.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  }, [current]);
  return picture;
}

function useWheel(frame: RefObject<HTMLDivElement | null>, zoom: Zoom) {
  useEffect(() => {
    const element = frame.current;
    // React's own wheel listener is passive, and the page must not scroll behind the picture.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), event);
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  });
}

/** One finger or the mouse moves the picture, two enlarge it about the middle between them. */
function useFingers(zoom: Zoom, move: Move) {
  const fingers = useRef(new Map<number, Point>());
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const [first, second] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const now = { x: event.clientX, y: event.clientY };
    if (first && !second) {
      const distance = (at: Point) => Math.hypot(at.x - first.x, at.y - first.y);
      zoom(distance(now) / Math.max(1, distance(before)), {
        clientX: (now.x + first.x) / 2,
        clientY: (now.y + first.y) / 2,
      });
    } else if (!first) move(now.x - before.x, now.y - before.y);
    fingers.current.set(event.pointerId, now);
  };
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release };
}
