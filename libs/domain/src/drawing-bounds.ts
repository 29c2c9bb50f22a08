/** Left, top, width and height of what a drawing shows. */
export type ViewBox = [number, number, number, number];

type Box = [left: number, top: number, right: number, bottom: number];

/** Numbers each path command takes. */
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };
const step = /([a-zA-Z])([^a-zA-Z]*)/g;
const number = /-?\d*\.?\d+/g;

/**
 * The box around some shapes of a drawing, as a view box with a little air, so that a thumbnail without dimension
 * lines fills its frame. Curves count by their end and control points, half circles by their radius.
 */
export function boundsOf(shapes: readonly { readonly d: string }[], air = 3): ViewBox {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) addPath(box, shape.d);
  if (!Number.isFinite(box[0])) return [0, 0, 1, 1];
  return [box[0] - air, box[1] - air, box[2] - box[0] + 2 * air, box[3] - box[1] + 2 * air];
}

function addPath(box: Box, d: string): void {
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(step)) {
    const numbers = (rest.match(number) ?? []).map(Number);
    const kind = letter.toLowerCase();
    const size = arity[kind] ?? 0;
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const [fromX, fromY] = [x, y];
      const [baseX, baseY] = letter === kind ? [x, y] : [0, 0];
      const given = numbers.slice(at, at + size);
      if (kind === 'h') x = baseX + given[0]!;
      else if (kind === 'v') y = baseY + given[0]!;
      else [x, y] = [baseX + given[size - 2]!, baseY + given[size - 1]!];
      addPoint(box, x, y);
      if (kind === 'q' || kind === 'c') addPoint(box, baseX + given[0]!, baseY + given[1]!);
      if (kind === 'a')
        addArc(box, given, (fromX + x) / 2, (fromY + y) / 2, Math.hypot(x - fromX, y - fromY));
    }
  }
}

/** A half circle or more reaches its radius beyond its chord; a shorter arc is close to its ends. */
function addArc(box: Box, [rx = 0, ry = 0]: number[], middleX: number, middleY: number, chord: number): void {
  if (chord < 1.9 * Math.min(rx, ry)) return;
  addPoint(box, middleX - rx, middleY - ry);
  addPoint(box, middleX + rx, middleY + ry);
}

function addPoint(box: Box, x: number, y: number): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x);
  box[3] = Math.max(box[3], y);
}
