/** How a picture lies in its frame: enlarged by `scale` and moved by so many pixels from the middle. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The whole picture. */
export const fitted: View = { scale: 1, x: 0, y: 0 };
export const largestScale = 8;

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/**
 * The view enlarged by a factor about a point, which stays under the finger; never smaller than the frame, and never
 * moved so far that an edge of the picture comes into it.
 * @param point from the middle of the frame, in pixels
 */
export function zoomedAt(
  view: View,
  factor: number,
  point: Point,
  frame: { width: number; height: number },
): View {
  const scale = Math.min(largestScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return {
    scale,
    x: within(point.x - (point.x - view.x) * grown, (frame.width * (scale - 1)) / 2),
    y: within(point.y - (point.y - view.y) * grown, (frame.height * (scale - 1)) / 2),
  };
}
