import { clamp, figure, Sketch } from '../sketch.ts';
import type { Part } from '../part.ts';

const y = 74;

/** 90° elbow: od pipe outside diameter, a centre to end. */
export const elbow: Part = ({ od = 21.3, a = 28 }) => {
  const sketch = new Sketch();
  sketch.path('outline', 'M 66 24 V 82 A 46 46 0 0 0 112 128 H 170 V 84 H 116 A 6 6 0 0 1 110 78 V 24 Z');
  sketch.rect('outline', 60, 18, 56, 18).rect('outline', 158, 78, 18, 56);
  sketch.path('center', 'M 88 10 V 82 A 24 24 0 0 0 112 106 H 188');
  sketch.width('a', 88, 176, 150, 134, `A ${figure(a)}`);
  return sketch.width('od', 66, 110, 8, 18, `OD ${figure(od)}`).finish();
};

/** Tee: three equal ends. */
export const tee: Part = ({ od = 21.3, a = 28 }) => {
  const sketch = new Sketch();
  sketch.path(
    'outline',
    'M 40 40 H 200 V 84 H 146 A 4 4 0 0 0 142 88 V 126 H 98 V 88 A 4 4 0 0 0 94 84 H 40 Z',
  );
  sketch.rect('outline', 34, 34, 18, 56).rect('outline', 188, 34, 18, 56).rect('outline', 92, 114, 56, 18);
  sketch.line('center', 24, 62, 216, 62).line('center', 120, 52, 120, 144);
  sketch.width('a', 120, 206, 18, 34, `A ${figure(a)}`);
  return sketch.width('od', 98, 142, 148, 132, `OD ${figure(od)}`).finish();
};

/** Straight piece of pipe, nipple or coupling: od, length; `threaded` shows tapered thread at both ends. */
export const pipe: Part = ({ od = 21.3, wall = 2.8, length = 100, threaded = 1 }) => {
  const sketch = new Sketch();
  const half = clamp((od / length) * 80, 16, 40);
  const inner = half * clamp(1 - (2 * wall) / od, 0.5, 0.92);
  sketch
    .rect('outline', 60, y - half, 132, half * 2)
    .line('hidden', 60, y - inner, 192, y - inner)
    .line('hidden', 60, y + inner, 192, y + inner)
    .line('center', 50, y, 202, y);
  if (threaded > 0) {
    for (const [x1, x2] of [
      [60, 88],
      [164, 192],
    ] as const)
      for (let x = x1 + 3; x < x2; x += 5) sketch.line('thin', x, y - half, x - 2.5, y + half);
  }
  sketch.circle('outline', 28, y, clamp(half, 10, 18)).circle('outline', 28, y, clamp(inner, 7, 16));
  sketch.width('length', 60, 192, 134, y + half, `L ${figure(length)}`);
  return sketch.height('od', y - half, y + half, 208, 192, `OD ${figure(od)}`).finish();
};

/** Ball valve: bore dn, length face to face. */
export const ballValve: Part = ({ dn = 15, length = 65, h = 50 }) => {
  const sketch = new Sketch();
  sketch.path(
    'outline',
    'M 40 70 H 72 L 92 62 H 148 L 168 70 H 200 V 114 H 168 L 148 122 H 92 L 72 114 H 40 Z',
  );
  sketch.circle('hidden', 120, 92, 26).line('hidden', 40, 80, 200, 80).line('hidden', 40, 104, 200, 104);
  sketch
    .rect('outline', 112, 44, 16, 18)
    .rounded('outline', 108, 30, 96, 14, 6)
    .rect('outline', 40, 64, 22, 56)
    .rect('outline', 178, 64, 22, 56);
  sketch.line('center', 28, 92, 212, 92).line('center', 120, 22, 120, 130);
  sketch.width('length', 40, 200, 140, 122, `L ${figure(length)}`);
  sketch.height('dn', 80, 104, 22, 40, `DN ${figure(dn)}`);
  return sketch.height('h', 30, 92, 220, 204, `H ${figure(h)}`).finish();
};

/** Hose cut open: inside and outside diameter. */
export const hose: Part = ({ id = 12.7, od = 19 }) => {
  const sketch = new Sketch();
  const outer = 38;
  const inner = outer * clamp(id / od, 0.4, 0.85);
  sketch.path(
    'outline',
    `M 72 ${y - outer} C 120 ${y - outer - 8} 140 ${y - outer + 10} 204 ${y - outer} M 72 ${y + outer} C 120 ${y + outer - 8} 140 ${y + outer + 10} 204 ${y + outer}`,
  );
  sketch.ellipse('outline', 72, y, 16, outer).ellipse('outline', 72, y, 16 * (inner / outer), inner);
  for (let x = 96; x < 192; x += 12)
    sketch
      .line('thin', x, y - outer + 3, x + 14, y + outer - 3)
      .line('thin', x + 14, y - outer + 3, x, y + outer - 3);
  sketch.line('center', 48, y, 208, y);
  sketch.height('id', y - inner, y + inner, 40, 72, `ID ${figure(id)}`);
  return sketch.height('od', y - outer, y + outer, 220, 204, `OD ${figure(od)}`).finish();
};

/** Worm-drive hose clamp: clamping range up to `max`, band width. */
export const hoseClamp: Part = ({ max = 32, width = 9 }) => {
  const sketch = new Sketch();
  sketch.circle('outline', 96, 84, 50).circle('outline', 96, 84, 46).cross(96, 84, 58);
  sketch
    .rounded('outline', 74, 18, 44, 20, 3)
    .circle('outline', 126, 28, 9)
    .line('outline', 126, 21, 126, 35);
  for (let step = 0; step < 7; step += 1)
    sketch.line('thin', 62 + step * 4, 48 - step * 1.8, 65 + step * 4, 52 - step * 1.8);
  sketch.rect('outline', 186, 34, 20, 100).line('thin', 186, 60, 206, 60);
  sketch.width('width', 186, 206, 150, 134, `W ${figure(width)}`);
  return sketch.width('max', 50, 142, 152, 130, `max ${figure(max)}`).finish();
};
