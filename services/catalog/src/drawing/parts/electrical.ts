import { clamp, figure, Sketch } from '../sketch.ts';
import type { Part } from '../part.ts';

const y = 74;

/** Cable with stripped cores: number of cores, outside diameter. */
export const cable: Part = ({ cores = 3, od = 9 }) => {
  const sketch = new Sketch();
  sketch.rect('outline', 78, y - 22, 146, 44).ellipse('outline', 78, y, 7, 22);
  const shown = clamp(Math.round(cores), 1, 5);
  for (let core = 0; core < shown; core += 1) {
    const offset = shown === 1 ? 0 : (core / (shown - 1) - 0.5) * 32;
    sketch.path(
      'outline',
      `M 78 ${y + offset - 4} C 60 ${y + offset - 4} 56 ${y + offset * 2 - 4} 40 ${y + offset * 2 - 4} V ${y + offset * 2 + 4} C 56 ${y + offset * 2 + 4} 60 ${y + offset + 4} 78 ${y + offset + 4}`,
    );
    sketch
      .line('thin', 40, y + offset * 2 - 1.5, 20, y + offset * 2 - 1.5)
      .line('thin', 40, y + offset * 2 + 1.5, 20, y + offset * 2 + 1.5);
  }
  sketch.addDimension('cores', 120, 20, 60, y - 18, `${figure(cores)} ×`);
  return sketch.addDimension('od', 150, 132, 140, y + 22, `OD ${figure(od)}`).finish();
};

/** Cartridge fuse: d, length. */
export const fuse: Part = ({ d = 5, length = 20 }) => {
  const sketch = new Sketch();
  const half = clamp((d / length) * 92, 14, 34);
  sketch
    .rect('outline', 40, y - half, 32, half * 2)
    .rect('outline', 168, y - half, 32, half * 2)
    .rect('outline', 72, y - half + 3, 96, half * 2 - 6);
  sketch.path('thin', `M 72 ${y} C 100 ${y - 10} 140 ${y + 10} 168 ${y}`).line('center', 30, y, 210, y);
  sketch.width('length', 40, 200, 132, y + half, `L ${figure(length)}`);
  return sketch.addDimension('d', 20, 26, 46, y - half, `d ${figure(d)}`).finish();
};

/** Lamp bulb or tube: diameter, length. */
export const lamp: Part = ({ d = 60, length = 110 }) => {
  const sketch = new Sketch();
  if (length / d > 6) {
    sketch
      .rounded('outline', 28, y - 14, 184, 28, 4)
      .rect('outline', 20, y - 14, 14, 28)
      .rect('outline', 206, y - 14, 14, 28);
    for (const x of [12, 220]) sketch.rect('outline', x, y - 8, 8, 4).rect('outline', x, y + 4, 8, 4);
    sketch.width('length', 20, 220, 124, y + 14, `L ${figure(length)}`);
    return sketch.addDimension('d', 120, 36, 110, y - 14, `d ${figure(d)}`).finish();
  }
  sketch
    .path('outline', 'M 106 100 C 104 84 78 74 78 50 A 40 40 0 0 1 158 50 C 158 74 132 84 130 100 Z')
    .rect('outline', 104, 100, 28, 28)
    .path('outline', 'M 108 128 L 114 136 H 122 L 128 128');
  for (let step = 0; step < 4; step += 1) sketch.line('thin', 104, 104 + step * 7, 132, 107 + step * 7);
  sketch.height('length', 10, 136, 182, 118, `L ${figure(length)}`);
  return sketch.width('d', 78, 158, 152, 50, `d ${figure(d)}`).finish();
};

/** Ring terminal: stud hole, length. */
export const ringTerminal: Part = ({ hole = 5.3, length = 20 }) => {
  const sketch = new Sketch();
  sketch
    .circle('outline', 76, y, 34)
    .circle('outline', 76, y, clamp(hole * 3, 10, 24))
    .path('outline', `M 106 ${y - 16} H 132 M 106 ${y + 16} H 132`)
    .rounded('outline', 132, y - 22, 82, 44, 5)
    .line('center', 32, y, 226, y);
  sketch.width('length', 42, 214, 132, y + 34, `L ${figure(length)}`);
  return sketch.addDimension('hole', 24, 24, 70, y - 10, `d ${figure(hole)}`).finish();
};

/** Cable tie: width, length. */
export const cableTie: Part = ({ width = 4.8, length = 200 }) => {
  const sketch = new Sketch();
  const half = clamp(width * 1.6, 5, 14);
  sketch
    .rect('outline', 18, y - half - 4, 24, half * 2 + 8)
    .rect('outline', 24, y - half, 8, half * 2)
    .path('outline', `M 42 ${y - half} H 206 L 226 ${y} L 206 ${y + half} H 42`);
  for (let x = 52; x < 168; x += 6) sketch.line('thin', x, y - half * 0.6, x, y + half * 0.6);
  sketch.width('length', 18, 226, 124, y + half, `L ${figure(length)}`);
  return sketch.addDimension('width', 150, 38, 140, y - half, `b ${figure(width)}`).finish();
};

/** Enclosure or bin: width, height, depth in oblique projection. */
export const box: Part = ({ width = 200, height = 150, depth = 100 }) => {
  const sketch = new Sketch();
  const scale = 96 / Math.max(width, height);
  const w = clamp(width * scale, 36, 118);
  const h = clamp(height * scale, 30, 92);
  const o = clamp(depth * scale * 0.5, 14, 46);
  const [x, top] = [40, 134 - h];
  sketch
    .rect('outline', x, top, w, h)
    .polygon('outline', [x, top], [x + o, top - o * 0.7], [x + w + o, top - o * 0.7], [x + w, top])
    .polygon(
      'outline',
      [x + w, top],
      [x + w + o, top - o * 0.7],
      [x + w + o, top + h - o * 0.7],
      [x + w, top + h],
    );
  sketch.rounded('thin', x + 5, top + 5, w - 10, h - 10, 3);
  sketch.width('width', x, x + w, 146, top + h, `W ${figure(width)}`);
  sketch.height('height', top, top + h, 26, x, `H ${figure(height)}`);
  return sketch
    .addDimension('depth', x + w + o + 18, top + h, x + w + o / 2, top + h - o * 0.35, `T ${figure(depth)}`)
    .finish();
};
