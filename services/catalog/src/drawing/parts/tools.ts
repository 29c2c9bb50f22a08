import { clamp, figure, Sketch } from '../sketch.ts';
import type { Part } from '../part.ts';

const y = 74;

/** Twist drill: d, flute length, overall length. */
export const drill: Part = ({ d = 8, flute = 75, length = 117 }) => {
  const sketch = new Sketch();
  const half = clamp((d / length) * 110, 4, 12);
  const from = 24;
  const to = 216;
  const flutes = from + (to - from) * clamp(flute / length, 0.4, 0.8);
  sketch
    .path(
      'outline',
      `M ${from} ${y} L ${from + half * 1.1} ${y - half} H ${to} V ${y + half} H ${from + half * 1.1} Z`,
    )
    .line('outline', flutes, y - half, flutes, y + half);
  for (let x = from + half * 2; x + 22 < flutes; x += 22)
    sketch.path(
      'outline',
      `M ${x} ${y + half} C ${x + 8} ${y + half * 0.2} ${x + 12} ${y - half * 0.2} ${x + 22} ${y - half}`,
    );
  sketch.line('center', from - 8, y, to + 8, y);
  sketch.width('flute', from, flutes, 108, y + half, `F ${figure(flute)}`);
  sketch.width('length', from, to, 134, y + half, `L ${figure(length)}`);
  return sketch.addDimension('d', 200, 40, 190, y - half, `d ${figure(d)}`).finish();
};

/** Hand tap: thread d, pitch, overall length. */
export const tap: Part = ({ d = 8, pitch = 1.25, length = 80 }) => {
  const sketch = new Sketch();
  const half = clamp((d / length) * 110, 7, 14);
  sketch.polygon(
    'outline',
    [24, y - half * 0.6],
    [42, y - half],
    [104, y - half],
    [104, y + half],
    [42, y + half],
    [24, y + half * 0.6],
  );
  for (let x = 30; x < 102; x += 5) sketch.line('thin', x, y - half * 0.95, x - 2.5, y + half * 0.95);
  sketch
    .rect('outline', 104, y - half * 0.72, 76, half * 1.44)
    .rect('outline', 180, y - half * 0.6, 34, half * 1.2)
    .path(
      'thin',
      `M 180 ${y - half * 0.6} L 214 ${y + half * 0.6} M 180 ${y + half * 0.6} L 214 ${y - half * 0.6}`,
    );
  sketch.line('center', 14, y, 224, y);
  sketch.width('length', 24, 214, 132, y + half, `L ${figure(length)}`);
  sketch.addDimension('pitch', 120, 34, 78, y - half, `p ${figure(pitch)}`);
  return sketch.height('d', y - half, y + half, 12, 42, `d ${figure(d)}`).finish();
};

/** End mill: d, cut length, overall length. */
export const endMill: Part = ({ d = 10, cut = 22, length = 72 }) => {
  const sketch = new Sketch();
  const half = clamp((d / length) * 110, 10, 22);
  const end = 30 + 180 * clamp(cut / length, 0.25, 0.6);
  sketch
    .rect('outline', 30, y - half, end - 30, half * 2)
    .chamfered('outline', end, y - half, 210 - end, half * 2, 3);
  for (let x = 30; x + 26 < end; x += 16)
    sketch.path('outline', `M ${x} ${y + half} Q ${x + 16} ${y} ${x + 26} ${y - half}`);
  sketch.line('center', 20, y, 220, y);
  sketch.width('cut', 30, end, 112, y + half, `F ${figure(cut)}`);
  sketch.width('length', 30, 210, 136, y + half, `L ${figure(length)}`);
  return sketch.height('d', y - half, y + half, 16, 30, `d ${figure(d)}`).finish();
};

/** Hole saw: d, cutting depth. */
export const holeSaw: Part = ({ d = 38, depth = 38 }) => {
  const sketch = new Sketch();
  const half = 46;
  const deep = clamp((depth / d) * 84, 54, 92);
  const parts: (string | number)[] = ['M', 74, 32 + deep];
  for (let x = 74; x < 74 + half * 2; x += 8) parts.push('l', 4, 8, 'l', 4, -8);
  sketch
    .path('outline', [...parts].join(' '))
    .path('outline', `M 74 ${32 + deep} V 32 H 166 V ${32 + deep}`)
    .rect('outline', 108, 18, 24, 14)
    .rounded('thin', 84, 56, 18, 34, 8)
    .rounded('thin', 138, 56, 18, 34, 8);
  sketch.line('center', 120, 10, 120, 48 + deep);
  sketch.height('depth', 32, 32 + deep, 184, 166, `T ${figure(depth)}`);
  return sketch.width('d', 74, 166, 148, 40 + deep, `d ${figure(d)}`).finish();
};

/** Grinding or cutting wheel: D, thickness, bore. */
export const wheel: Part = ({ outer: D = 125, thickness = 6, bore = 22.23 }) => {
  const sketch = new Sketch();
  const outer = 54;
  const hole = clamp((bore / D) * outer, 8, 16);
  sketch
    .circle('outline', 86, y, outer)
    .circle('outline', 86, y, hole)
    .circle('thin', 86, y, outer * 0.5)
    .cross(86, y, outer + 7);
  const t = clamp((thickness / D) * outer * 2, 5, 26);
  sketch
    .rect('outline', 176, y - outer, t, outer * 2)
    .line('hidden', 176, y - hole, 176 + t, y - hole)
    .line('hidden', 176, y + hole, 176 + t, y + hole);
  sketch.width('thickness', 176, 176 + t, 142, y + outer, `t ${figure(thickness)}`);
  sketch.height('outer', y - outer, y + outer, 192 + t, 176 + t, `D ${figure(D)}`);
  return sketch.addDimension('bore', 26, 146, 86 - hole * 0.7, y + hole * 0.7, `d ${figure(bore)}`).finish();
};

/** Saw blade strip: length, height. */
export const sawBlade: Part = ({ length = 300, height = 12.5 }) => {
  const sketch = new Sketch();
  const parts: (string | number)[] = ['M', 18, 88];
  for (let x = 18; x < 218; x += 8) parts.push('l', 6, 8, 'l', 2, -8);
  sketch
    .path('outline', [...parts].join(' '))
    .path('outline', 'M 18 88 V 62 H 222 V 88 H 218')
    .circle('outline', 30, 75, 4)
    .circle('outline', 210, 75, 4);
  sketch.width('length', 30, 210, 126, 96, `L ${figure(length)}`);
  return sketch.addDimension('height', 120, 36, 110, 62, `H ${figure(height)}`).finish();
};

/** Combination wrench: s across flats, length. */
export const wrench: Part = ({ s = 13, length = 170 }) => {
  const sketch = new Sketch();
  sketch
    .path('outline', `M 62 ${y - 8} L 176 ${y - 7} M 62 ${y + 8} L 176 ${y + 7}`)
    .circle('outline', 196, y, 22)
    .hexagon('outline', 196, y, 26);
  sketch.path(
    'outline',
    `M 62 ${y - 8} C 52 ${y - 30} 30 ${y - 30} 20 ${y - 20} L 36 ${y - 11} V ${y + 11} L 20 ${y + 20} C 30 ${y + 30} 52 ${y + 30} 62 ${y + 8}`,
  );
  sketch.width('length', 20, 218, 130, y + 22, `L ${figure(length)}`);
  return sketch.addDimension('s', 70, 30, 37, y - 8, `s ${figure(s)}`).finish();
};

/** Drive socket: s across flats, length, drive square. */
export const driveSocket: Part = ({ length = 28, drive = 12.7, s = 13 }) => {
  const sketch = new Sketch();
  sketch.circle('outline', 62, y, 38).hexagon('outline', 62, y, 54).cross(62, y, 46);
  const long = clamp(length * 1.4, 56, 100);
  sketch.path(
    'outline',
    `M 124 ${y - 30} H ${124 + long * 0.55} L ${124 + long * 0.7} ${y - 24} H ${124 + long} V ${y + 24} H ${124 + long * 0.7} L ${124 + long * 0.55} ${y + 30} H 124 Z`,
  );
  sketch.rect('hidden', 124 + long - 22, y - 12, 22, 24).line('center', 114, y, 134 + long, y);
  sketch.width('length', 124, 124 + long, 136, y + 30, `L ${figure(length)}`);
  sketch.height('s', y - 27, y + 27, 14, 62, `s ${figure(s)}`);
  return sketch.addDimension('drive', 200, 26, 118 + long, y - 10, `A ${figure(drive)}`).finish();
};

/** Screwdriver or hex key with a handle: tip width, blade length. */
export const screwdriver: Part = ({ tip = 5.5, blade = 125 }) => {
  const sketch = new Sketch();
  sketch.path(
    'outline',
    `M 132 ${y - 5} L 142 ${y - 16} C 160 ${y - 20} 190 ${y - 12} 214 ${y - 17} Q 224 ${y} 214 ${y + 17} C 190 ${y + 12} 160 ${y + 20} 142 ${y + 16} L 132 ${y + 5} Z`,
  );
  sketch.path(
    'outline',
    `M 132 ${y - 4} H 40 L 24 ${y - 6} L 18 ${y - 6} V ${y + 6} H 24 L 40 ${y + 4} H 132`,
  );
  for (let step = -8; step <= 8; step += 8) sketch.line('thin', 150, y + step, 206, y + step * 0.9);
  sketch.width('blade', 18, 132, 120, y + 6, `L ${figure(blade)}`);
  return sketch.addDimension('tip', 44, 34, 20, y - 6, `W ${figure(tip)}`).finish();
};

/** L-shaped hex key: s across flats, long and short leg. */
export const hexKey: Part = ({ s = 5, length = 80 }) => {
  const sketch = new Sketch();
  const w = clamp(s * 1.4, 7, 18);
  sketch
    .path(
      'outline',
      `M 24 44 H 190 Q 206 44 206 60 V 118 h ${-w} V ${44 + w + 6} Q ${206 - w} ${44 + w} ${200 - w} ${44 + w} H 24 Z`,
    )
    .line('thin', 24, 44 + w / 2, 196, 44 + w / 2);
  sketch.width('length', 24, 206, 28, 44, `L ${figure(length)}`);
  return sketch.addDimension('s', 60, 100, 40, 44 + w, `s ${figure(s)}`).finish();
};

/** Hammer: head weight is told in the table; overall length here. */
export const hammer: Part = ({ length = 320, head = 110 }) => {
  const sketch = new Sketch();
  sketch
    .path('outline', 'M 22 30 h 22 v 44 h -22 Z')
    .path('outline', 'M 44 36 H 74 L 94 50 L 74 66 H 44')
    .rounded('outline', 50, 22, 16, 116, 5)
    .rounded('thin', 52, 92, 12, 42, 4);
  sketch.rounded('outline', 140, 44, 84, 12, 5).rect('outline', 126, 28, 18, 44);
  sketch.height('length', 22, 138, 110, 66, `L ${figure(length)}`);
  return sketch.width('head', 22, 94, 14, 30, `H ${figure(head)}`).finish();
};
