import { clamp, figure, Sketch } from '../sketch.ts';
import type { Part } from '../part.ts';

/** Thread lines along a shank from `x1` to `x2` of half-height `r` around `y`. */
function thread(sketch: Sketch, x1: number, x2: number, y: number, r: number): void {
  const root = r * 0.82;
  sketch.line('thin', x1, y - root, x2, y - root).line('thin', x1, y + root, x2, y + root);
  const pitch = Math.max(3, r * 0.35);
  for (let x = x1 + pitch; x < x2 - 1; x += pitch) sketch.line('thin', x, y - r, x - pitch * 0.45, y + r);
}

interface Shank {
  readonly left: number;
  readonly right: number;
  readonly half: number;
}

/** A threaded shank to the right of a head, in true proportion as far as the paper allows. */
function shank(sketch: Sketch, left: number, ratio: number, y: number): Shank {
  const length = clamp(ratio * 22, 42, 128);
  const half = clamp(length / Math.max(ratio, 0.5) / 2, 6, 17);
  const right = left + length;
  sketch.path(
    'outline',
    `M ${left} ${y - half} H ${right - 3} L ${right} ${y - half + 3} V ${y + half - 3} L ${right - 3} ${y + half} H ${left}`,
  );
  sketch.line('outline', right - 3, y - half, right - 3, y + half);
  thread(sketch, left + length * 0.18, right - 3, y, half);
  sketch.line('center', left - 44, y, right + 8, y);
  return { left, right, half };
}

const axis = 74;
const headLeft = 78;

/** Hex head screw: d thread, length under the head, s across flats, k head height. */
export const hexScrew: Part = ({ d = 8, length = 40, s = 13, k = 5.3 }) => {
  const sketch = new Sketch();
  const head = clamp((k / d) * 30, 12, 26);
  const x = headLeft + head;
  const body = shank(sketch, x, length / d, axis);
  const half = body.half * clamp(s / d, 1.4, 2);
  sketch.polygon(
    'outline',
    [headLeft, axis - half * 0.85],
    [headLeft + 3, axis - half],
    [x, axis - half],
    [x, axis + half],
    [headLeft + 3, axis + half],
    [headLeft, axis + half * 0.85],
  );
  sketch
    .line('outline', headLeft, axis - half / 2, x, axis - half / 2)
    .line('outline', headLeft, axis + half / 2, x, axis + half / 2);
  sketch
    .hexagon('outline', 36, axis, half * 1.75)
    .circle('thin', 36, axis, half * 0.8)
    .cross(36, axis, half + 8);
  sketch.width('length', x, body.right, 128, axis + body.half, `L ${figure(length)}`);
  sketch.height('d', axis - body.half, axis + body.half, body.right + 14, body.right, `d ${figure(d)}`);
  sketch.height('s', axis - half * 0.875, axis + half * 0.875, 8, 36, `s ${figure(s)}`);
  return sketch.width('k', headLeft, x, axis - half - 14, axis - half, `k ${figure(k)}`).finish();
};

/** Socket head cap screw: dk head diameter, s hex key size. */
export const socketScrew: Part = ({ d = 8, length = 40, dk = 13, s = 6, k = d }) => {
  const sketch = new Sketch();
  const head = clamp((k / d) * 26, 16, 30);
  const x = headLeft + head;
  const body = shank(sketch, x, length / d, axis);
  const half = body.half * clamp(dk / d, 1.3, 2);
  sketch.rounded('outline', headLeft, axis - half, head, half * 2, 2.5);
  const socket = half * clamp(s / dk, 0.35, 0.6);
  sketch.path(
    'hidden',
    `M ${headLeft} ${axis - socket} h ${head * 0.55} l 4 ${socket} l -4 ${socket} H ${headLeft}`,
  );
  sketch
    .circle('outline', 36, axis, half)
    .hexagon('outline', 36, axis, socket * 1.8)
    .cross(36, axis, half + 8);
  sketch.width('length', x, body.right, 128, axis + body.half, `L ${figure(length)}`);
  sketch.height('d', axis - body.half, axis + body.half, body.right + 14, body.right, `d ${figure(d)}`);
  return sketch.width('k', headLeft, x, axis - half - 14, axis - half, `k ${figure(k)}`).finish();
};

/** Countersunk screw: dk head diameter; length is measured over the head. */
export const flatScrew: Part = ({ d = 6, length = 30, dk = 12 }) => {
  const sketch = new Sketch();
  const head = 14;
  const x = headLeft + head;
  const body = shank(sketch, x, length / d, axis);
  const half = body.half * clamp(dk / d, 1.6, 2.1);
  sketch.polygon(
    'outline',
    [headLeft, axis - half],
    [headLeft + 2, axis - half],
    [x, axis - body.half],
    [x, axis + body.half],
    [headLeft + 2, axis + half],
    [headLeft, axis + half],
  );
  sketch
    .circle('outline', 36, axis, half)
    .hexagon('outline', 36, axis, half * 0.8)
    .cross(36, axis, half + 8);
  sketch.width('length', headLeft, body.right, 128, axis + half, `L ${figure(length)}`);
  sketch.height('d', axis - body.half, axis + body.half, body.right + 14, body.right, `d ${figure(d)}`);
  return sketch.height('dk', axis - half, axis + half, 8, 36, `dk ${figure(dk)}`).finish();
};

/** Button or pan head screw. */
export const panScrew: Part = ({ d = 5, length = 20, dk = 9.5, k = 2.75 }) => {
  const sketch = new Sketch();
  const head = clamp((k / d) * 26, 12, 20);
  const x = headLeft + head;
  const body = shank(sketch, x, length / d, axis);
  const half = body.half * clamp(dk / d, 1.6, 2.1);
  sketch.path(
    'outline',
    `M ${x} ${axis - half} Q ${headLeft} ${axis - half} ${headLeft} ${axis} Q ${headLeft} ${axis + half} ${x} ${axis + half} Z`,
  );
  sketch.circle('outline', 36, axis, half);
  sketch.path(
    'outline',
    `M ${36 - half * 0.55} ${axis} H ${36 + half * 0.55} M 36 ${axis - half * 0.55} V ${axis + half * 0.55}`,
  );
  sketch.width('length', x, body.right, 128, axis + body.half, `L ${figure(length)}`);
  sketch.height('d', axis - body.half, axis + body.half, body.right + 14, body.right, `d ${figure(d)}`);
  return sketch.width('k', headLeft, x, axis - half - 14, axis - half, `k ${figure(k)}`).finish();
};

/** Set screw and threaded rod: no head. */
export const rod: Part = ({ d = 8, length = 30, s = 0 }) => {
  const sketch = new Sketch();
  const body = shank(sketch, 62, Math.max(length / d, 2.4), axis);
  sketch.path(
    'outline',
    `M ${body.left} ${axis - body.half} L ${body.left - 3} ${axis - body.half + 3} V ${axis + body.half - 3} L ${body.left} ${axis + body.half} Z`,
  );
  sketch.circle('outline', 32, axis, body.half).cross(32, axis, body.half + 6);
  if (s > 0) sketch.hexagon('outline', 32, axis, body.half * 0.9);
  sketch.width('length', body.left - 3, body.right, 128, axis + body.half, `L ${figure(length)}`);
  return sketch
    .height('d', axis - body.half, axis + body.half, body.right + 14, body.right, `d ${figure(d)}`)
    .finish();
};

/** Hex nut: s across flats, m height; `collar` draws the ring of a lock nut. */
export const hexNut: Part = ({ d = 8, s = 13, m = 6.8, collar = 0 }) => {
  const sketch = new Sketch();
  const flats = 76;
  sketch
    .hexagon('outline', 78, axis, flats)
    .circle('thin', 78, axis, flats * 0.47)
    .circle('outline', 78, axis, (flats / 2) * (d / s) * 0.9);
  sketch.path(
    'thin',
    `M ${78 + (flats / 2) * (d / s)} ${axis} a ${(flats / 2) * (d / s)} ${(flats / 2) * (d / s)} 0 1 1 ${(-flats / 2) * (d / s)} ${(-flats / 2) * (d / s)}`,
  );
  sketch.cross(78, axis, 52);
  const height = clamp((m / s) * flats, 24, 62);
  const x = 158;
  const corner = flats / Math.sqrt(3);
  sketch.chamfered('outline', x, axis - corner, height, corner * 2, 4);
  sketch
    .line('outline', x, axis - corner / 2, x + height, axis - corner / 2)
    .line('outline', x, axis + corner / 2, x + height, axis + corner / 2);
  if (collar > 0) sketch.rounded('outline', x + height, axis - corner * 0.62, 9, corner * 1.24, 4);
  sketch.line('center', x - 8, axis, x + height + 18, axis);
  sketch.width('m', x, x + height, 138, axis + corner, `m ${figure(m)}`);
  sketch.height('s', axis - flats / 2, axis + flats / 2, 18, 78, `s ${figure(s)}`);
  return sketch
    .addDimension(
      'd',
      122,
      148,
      78 + (flats / 2) * (d / s) * 0.6,
      axis + (flats / 2) * (d / s) * 0.7,
      `d ${figure(d)}`,
    )
    .finish();
};

/** Flat washer: d1 hole, d2 outside, h thickness; `split` draws a lock washer. */
export const washer: Part = ({ d1 = 8.4, d2 = 16, h = 1.6, split = 0 }) => {
  const sketch = new Sketch();
  const outer = 48;
  const inner = outer * clamp(d1 / d2, 0.3, 0.9);
  sketch
    .circle('outline', 84, axis, outer)
    .circle('outline', 84, axis, inner)
    .cross(84, axis, outer + 7);
  if (split > 0)
    sketch
      .line('outline', 84 + inner * 0.7, axis - inner * 0.72, 84 + outer * 0.6, axis - outer * 0.8)
      .line('outline', 84 + inner * 0.78, axis - inner * 0.62, 84 + outer * 0.68, axis - outer * 0.73);
  const thick = clamp((h / d2) * outer * 2, 6, 22);
  sketch
    .rect('outline', 170, axis - outer, thick, outer * 2)
    .line('hidden', 170, axis - inner, 170 + thick, axis - inner)
    .line('hidden', 170, axis + inner, 170 + thick, axis + inner);
  sketch.line('center', 162, axis, 170 + thick + 8, axis);
  sketch.width('h', 170, 170 + thick, 138, axis + outer, `h ${figure(h)}`);
  sketch.height('d2', axis - outer, axis + outer, 170 + thick + 16, 170 + thick, `D ${figure(d2)}`);
  return sketch.height('d1', axis - inner, axis + inner, 22, 84, `d ${figure(d1)}`).finish();
};

/** A plain pin or a key: diameter and length. */
export const pin: Part = ({ d = 6, length = 30 }) => {
  const sketch = new Sketch();
  const half = clamp((d / length) * 70, 8, 22);
  sketch
    .chamfered('outline', 52, axis - half, 140, half * 2, 4)
    .line('outline', 56, axis - half, 56, axis + half)
    .line('outline', 188, axis - half, 188, axis + half);
  sketch.line('center', 44, axis, 200, axis);
  sketch.width('length', 52, 192, 126, axis + half, `L ${figure(length)}`);
  return sketch.height('d', axis - half, axis + half, 30, 52, `d ${figure(d)}`).finish();
};

/** Blind rivet: d body, length under the head. */
export const rivet: Part = ({ d = 4, length = 10 }) => {
  const sketch = new Sketch();
  const half = 11;
  const body = clamp((length / d) * 22, 34, 90);
  sketch
    .path('outline', `M 96 ${axis - 24} Q 84 ${axis} 96 ${axis + 24} Z`)
    .rect('outline', 96, axis - half, body, half * 2);
  sketch
    .rect('outline', 20, axis - 3.5, 69, 7)
    .circle('outline', 96 + body + 7, axis, 9)
    .line('hidden', 96, axis - 3.5, 96 + body, axis - 3.5)
    .line('hidden', 96, axis + 3.5, 96 + body, axis + 3.5);
  sketch.line('center', 12, axis, 96 + body + 24, axis);
  sketch.width('length', 96, 96 + body, 126, axis + half, `L ${figure(length)}`);
  return sketch.height('d', axis - half, axis + half, 96 + body + 30, 96 + body, `d ${figure(d)}`).finish();
};

/** Eye bolt: d thread, length of the shank, eye inside diameter. */
export const eyeBolt: Part = ({ d = 10, length = 50, eye = 25 }) => {
  const sketch = new Sketch();
  const body = shank(sketch, 104, length / d, axis);
  const r = clamp((eye / d) * 9, 16, 26);
  sketch
    .circle('outline', 104 - r - 8, axis, r)
    .circle('outline', 104 - r - 8, axis, r + 9)
    .cross(104 - r - 8, axis, r + 14);
  sketch.width('length', 104, body.right, 128, axis + body.half, `L ${figure(length)}`);
  sketch.height('d', axis - body.half, axis + body.half, body.right + 14, body.right, `d ${figure(d)}`);
  return sketch.height('eye', axis - r, axis + r, 22, 104 - r - 8, `d ${figure(eye)}`).finish();
};
