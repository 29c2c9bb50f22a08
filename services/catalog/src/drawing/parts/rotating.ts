import { clamp, figure, Sketch } from '../sketch.ts';
import type { Part } from '../part.ts';

const y = 74;

/** Deep groove ball bearing in half section: d bore, D outside, B width. */
export const ballBearing: Part = ({ d = 20, outer: D = 47, b: B = 14 }) => {
  const sketch = new Sketch();
  const outer = 54;
  const bore = outer * (d / D);
  const width = clamp((B / D) * outer * 2, 18, 60);
  const wall = (outer - bore) * 0.28;
  const ball = (outer - bore) * 0.3;
  sketch
    .circle('outline', 78, y, outer)
    .circle('outline', 78, y, bore)
    .circle('outline', 78, y, outer - wall)
    .circle('outline', 78, y, bore + wall);
  for (let step = 0; step < 9; step += 1) {
    const angle = (step / 9) * 2 * Math.PI;
    const middle = (outer + bore) / 2;
    sketch.circle('thin', 78 + middle * Math.cos(angle), y + middle * Math.sin(angle), ball);
  }
  sketch.cross(78, y, outer + 7);
  const x = 164;
  sketch
    .rounded('outline', x, y - outer, width, wall, 2)
    .rounded('outline', x, y + outer - wall, width, wall, 2);
  sketch
    .rounded('outline', x, y - bore - wall, width, wall, 2)
    .rounded('outline', x, y + bore, width, wall, 2);
  sketch
    .circle('outline', x + width / 2, y - (outer + bore) / 2, ball)
    .circle('outline', x + width / 2, y + (outer + bore) / 2, ball);
  sketch
    .line('outline', x, y - bore, x, y + bore)
    .line('outline', x + width, y - bore, x + width, y + bore)
    .line('center', x - 6, y, x + width + 6, y);
  sketch.width('b', x, x + width, 142, y + outer, `B ${figure(B)}`);
  sketch.height('outer', y - outer, y + outer, x + width + 14, x + width, `D ${figure(D)}`);
  return sketch.height('d', y - bore, y + bore, 14, 78, `d ${figure(d)}`).finish();
};

/** Bearing in a foot-mounted housing: d bore, h height of the centre, length of the foot. */
export const pillowBlock: Part = ({ d = 25, h = 36.5, length = 140 }) => {
  const sketch = new Sketch();
  const r = 40;
  sketch.path(
    'outline',
    `M 32 124 V 106 H 74 A 44 44 0 0 1 76 50 A ${r} ${r} 0 0 1 154 66 A 44 44 0 0 1 154 106 H 198 V 124 Z`,
  );
  sketch
    .circle('outline', 115, 78, 31)
    .circle('outline', 115, 78, 25)
    .circle('outline', 115, 78, clamp(d / 2, 10, 19))
    .cross(115, 78, 46);
  sketch.rounded('hidden', 48, 106, 14, 18, 2).rounded('hidden', 168, 106, 14, 18, 2);
  sketch.width('length', 32, 198, 138, 124, `L ${figure(length)}`);
  sketch.height('h', 78, 124, 216, 115, `H ${figure(h)}`);
  return sketch.addDimension('d', 22, 40, 103, 70, `d ${figure(d)}`).finish();
};

/** V-belt: cross-section with top width and height, and the loop with its outside length. */
export const vBelt: Part = ({ width = 13, height = 8, length = 1000 }) => {
  const sketch = new Sketch();
  const top = 62;
  const depth = clamp((height / width) * top, 28, 54);
  sketch.polygon(
    'outline',
    [24, 52],
    [24 + top, 52],
    [24 + top - depth * 0.36, 52 + depth],
    [24 + depth * 0.36, 52 + depth],
  );
  for (let step = 1; step < 5; step += 1) sketch.circle('thin', 24 + (top / 5) * step, 61, 2.6);
  sketch
    .rounded('outline', 118, 44, 104, 60, 30)
    .rounded('outline', 126, 52, 88, 44, 22)
    .circle('center', 148, 74, 16)
    .circle('center', 192, 74, 16);
  sketch.width('width', 24, 24 + top, 36, 52, `W ${figure(width)}`);
  sketch.height('height', 52, 52 + depth, 100, 24 + top, `H ${figure(height)}`);
  return sketch.width('length', 118, 222, 128, 100, `L ${figure(length)}`).finish();
};

/** Timing belt: pitch between teeth, width. */
export const timingBelt: Part = ({ pitch = 5, width = 15, length = 500 }) => {
  const sketch = new Sketch();
  const step = 24;
  sketch.line('outline', 20, 56, 220, 56);
  const parts: (string | number)[] = ['M', 20, 74];
  for (let x = 28; x + 14 < 220; x += step) parts.push('H', x, 'l', 3, 14, 'h', 8, 'l', 3, -14);
  sketch
    .path('outline', [...parts, 'H', 220].join(' '))
    .line('outline', 20, 56, 20, 74)
    .line('outline', 220, 56, 220, 74)
    .line('center', 20, 66, 220, 66);
  sketch.width('pitch', 35, 35 + step, 108, 88, `p ${figure(pitch)}`);
  sketch.addDimension('width', 150, 30, 120, 56, `b ${figure(width)}`);
  return sketch.width('length', 20, 220, 136, 88, `L ${figure(length)}`).finish();
};

/** Roller chain: pitch, roller diameter, inside width. */
export const rollerChain: Part = ({ pitch = 12.7, roller = 7.92, width = 7.85 }) => {
  const sketch = new Sketch();
  const step = 54;
  const r = clamp((roller / pitch) * step * 0.5, 13, 18);
  for (let link = 0; link < 3; link += 1) {
    const x = 42 + link * step;
    sketch.path(
      link % 2 ? 'thin' : 'outline',
      `M ${x} 46 A 22 22 0 0 0 ${x} 90 Q ${x + step / 2} 80 ${x + step} 90 A 22 22 0 0 0 ${x + step} 46 Q ${x + step / 2} 56 ${x} 46 Z`,
    );
  }
  for (let link = 0; link < 4; link += 1)
    sketch
      .circle('outline', 42 + link * step, 68, r)
      .circle('outline', 42 + link * step, 68, r * 0.45)
      .cross(42 + link * step, 68, r + 4);
  sketch.width('pitch', 96, 150, 120, 90, `p ${figure(pitch)}`);
  sketch.width('roller', 42 - r, 42 + r, 28, 68 - r, `R ${figure(roller)}`);
  return sketch.addDimension('width', 196, 140, 204, 84, `b ${figure(width)}`).finish();
};

/** Sprocket or spur gear: teeth count, bore, outside diameter. */
export const gear: Part = ({ teeth = 20, bore = 12, outer: D = 60, width = 10 }) => {
  const sketch = new Sketch();
  const outer = 52;
  const shown = clamp(teeth, 10, 36);
  const parts: (string | number)[] = [];
  for (let tooth = 0; tooth < shown; tooth += 1) {
    const at = (part: number, r: number) => {
      const angle = ((tooth + part) / shown) * 2 * Math.PI;
      return [84 + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    };
    const corners = [at(0, outer * 0.87), at(0.25, outer), at(0.5, outer), at(0.75, outer * 0.87)];
    for (const [px, py] of corners) parts.push(parts.length ? 'L' : 'M', px, py);
  }
  sketch
    .path('outline', [...parts, 'Z'].join(' '))
    .circle('center', 84, y, outer * 0.93)
    .circle('outline', 84, y, outer * 0.42);
  const hole = clamp((bore / D) * outer, 7, 18);
  sketch.circle('outline', 84, y, hole).cross(84, y, outer + 7);
  const w = clamp((width / D) * outer * 2, 12, 40);
  sketch
    .rect('outline', 170, y - outer, w, outer * 2)
    .line('thin', 170, y - outer * 0.87, 170 + w, y - outer * 0.87)
    .line('thin', 170, y + outer * 0.87, 170 + w, y + outer * 0.87);
  sketch
    .line('hidden', 170, y - hole, 170 + w, y - hole)
    .line('hidden', 170, y + hole, 170 + w, y + hole)
    .line('center', 162, y, 178 + w, y);
  sketch.width('width', 170, 170 + w, 140, y + outer, `b ${figure(width)}`);
  sketch.height('outer', y - outer, y + outer, 182 + w, 170 + w, `D ${figure(D)}`);
  return sketch.addDimension('bore', 22, 144, 84 - hole * 0.7, y + hole * 0.7, `d ${figure(bore)}`).finish();
};

/** Shaft collar: bore, outside diameter, width. */
export const collar: Part = ({ bore = 20, outer: D = 40, width = 15 }) => {
  const sketch = new Sketch();
  const outer = 50;
  const hole = outer * clamp(bore / D, 0.3, 0.75);
  sketch
    .circle('outline', 84, y, outer)
    .circle('outline', 84, y, hole)
    .cross(84, y, outer + 7);
  sketch.line('outline', 82, y - outer, 82, y - hole).line('outline', 86, y - outer, 86, y - hole);
  const w = clamp((width / D) * outer * 2, 20, 52);
  sketch
    .rect('outline', 164, y - outer, w, outer * 2)
    .line('hidden', 164, y - hole, 164 + w, y - hole)
    .line('hidden', 164, y + hole, 164 + w, y + hole)
    .circle('outline', 164 + w / 2, y - outer * 0.72, 6)
    .circle('outline', 164 + w / 2, y - outer * 0.72, 3);
  sketch.width('width', 164, 164 + w, 140, y + outer, `W ${figure(width)}`);
  sketch.height('outer', y - outer, y + outer, 178 + w, 164 + w, `D ${figure(D)}`);
  return sketch.height('bore', y - hole, y + hole, 18, 84, `d ${figure(bore)}`).finish();
};

/** Jaw coupling between two shafts: bore, D, length. */
export const coupling: Part = ({ bore = 14, outer: D = 40, length = 66 }) => {
  const sketch = new Sketch();
  const half = clamp((D / length) * 70, 26, 46);
  sketch
    .rect('outline', 48, y - half, 58, half * 2)
    .rect('outline', 134, y - half, 58, half * 2)
    .rect('thin', 110, y - half, 20, half * 2);
  sketch.path(
    'outline',
    `M 106 ${y - half} h 4 v ${half * 0.6} h 20 v ${half * 0.8} h -20 v ${half * 0.6} h -4`,
  );
  const hole = clamp((bore / D) * half, 8, 22);
  sketch
    .line('hidden', 48, y - hole, 106, y - hole)
    .line('hidden', 48, y + hole, 106, y + hole)
    .line('hidden', 134, y - hole, 192, y - hole)
    .line('hidden', 134, y + hole, 192, y + hole)
    .line('center', 38, y, 202, y);
  sketch.width('length', 48, 192, 138, y + half, `L ${figure(length)}`);
  sketch.height('outer', y - half, y + half, 210, 192, `D ${figure(D)}`);
  return sketch.height('bore', y - hole, y + hole, 26, 48, `d ${figure(bore)}`).finish();
};

/** O-ring: inside diameter and cross-section. */
export const oRing: Part = ({ id = 20, cs = 2.62 }) => {
  const sketch = new Sketch();
  const outer = 54;
  const section = clamp((cs / (id + 2 * cs)) * outer * 2, 5, 22);
  sketch
    .circle('outline', 88, y, outer)
    .circle('outline', 88, y, outer - section)
    .circle('center', 88, y, outer - section / 2)
    .cross(88, y, outer + 7);
  sketch
    .circle('outline', 178, y - outer + section / 2, section / 2)
    .circle('outline', 178, y + outer - section / 2, section / 2);
  sketch
    .line('thin', 178 - section / 2, y - outer + section / 2, 178 - section / 2, y + outer - section / 2)
    .line('thin', 178 + section / 2, y - outer + section / 2, 178 + section / 2, y + outer - section / 2);
  sketch.height('id', y - outer + section, y + outer - section, 20, 88, `ID ${figure(id)}`);
  return sketch.width('cs', 178 - section / 2, 178 + section / 2, 142, y + outer, `W ${figure(cs)}`).finish();
};

/** Radial shaft seal: shaft d, housing D, width b. */
export const shaftSeal: Part = ({ d = 25, outer: D = 47, width = 7 }) => {
  const sketch = new Sketch();
  const outer = 52;
  const inner = outer * (d / D);
  sketch
    .circle('outline', 84, y, outer)
    .circle('outline', 84, y, inner)
    .circle('thin', 84, y, inner + (outer - inner) * 0.35)
    .circle('thin', 84, y, outer - 4)
    .cross(84, y, outer + 7);
  const w = clamp((width / D) * outer * 2, 16, 34);
  for (const side of [-1, 1]) {
    sketch.path(
      'outline',
      `M 168 ${y + side * outer} h ${w} v ${-side * 6} h ${-(w - 6)} V ${y + side * (inner + 12)} L ${168 + w * 0.7} ${y + side * inner} l -5 ${side * 2} L 168 ${y + side * (inner + 14)} Z`,
    );
    sketch.circle('outline', 168 + w * 0.72, y + side * (inner + 7), 3.4);
  }
  sketch.line('center', 160, y, 178 + w, y);
  sketch.width('width', 168, 168 + w, 140, y + outer, `b ${figure(width)}`);
  sketch.height('outer', y - outer, y + outer, 182 + w, 168 + w, `D ${figure(D)}`);
  return sketch.height('d', y - inner, y + inner, 18, 84, `d ${figure(d)}`).finish();
};

/** Compression spring: wire, outside diameter, free length. */
export const spring: Part = ({ wire = 1.5, outer: D = 12, length = 40 }) => {
  const sketch = new Sketch();
  const long = clamp((length / D) * 44, 70, 160);
  const half = clamp(long / (length / D) / 2, 16, 40);
  const x = 40;
  const coils = 8;
  const step = long / coils;
  for (let coil = 0; coil < coils; coil += 1) {
    const left = x + coil * step;
    sketch.path(
      'outline',
      `M ${left} ${y + half} L ${left + step / 2} ${y - half} L ${left + step} ${y + half}`,
    );
    sketch.path('outline', `M ${left + 5} ${y + half} L ${left + step / 2 + 5} ${y - half}`);
  }
  sketch
    .line('outline', x, y - half, x, y + half)
    .line('outline', x + long, y - half, x + long, y + half)
    .line('center', x - 10, y, x + long + 10, y);
  sketch.width('length', x, x + long, 136, y + half, `L0 ${figure(length)}`);
  sketch.height('outer', y - half, y + half, x + long + 18, x + long, `D ${figure(D)}`);
  return sketch.addDimension('wire', 26, 26, x + step / 2 + 2, y - half + 4, `w ${figure(wire)}`).finish();
};
