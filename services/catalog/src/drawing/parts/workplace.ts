import { clamp, figure, Sketch } from '../sketch.ts';
import type { Part } from '../part.ts';

/** Glove: length from the middle finger to the cuff. */
export const glove: Part = ({ length = 250 }) => {
  const sketch = new Sketch();
  sketch.path(
    'outline',
    'M 92 148 V 104 L 66 76 Q 60 66 70 62 L 94 80 V 26 Q 100 16 107 26 V 62 V 16 Q 114 6 121 16 V 62 V 20 Q 128 10 135 20 V 66 V 34 Q 142 24 149 34 V 106 L 144 122 V 148 Z',
  );
  sketch.line('thin', 92, 124, 144, 124).line('thin', 92, 136, 144, 136);
  return sketch.height('length', 10, 148, 184, 144, `L ${figure(length)}`).finish();
};

/** Half-mask respirator with two filters. */
export const respirator: Part = ({ width = 150 }) => {
  const sketch = new Sketch();
  sketch
    .path(
      'outline',
      'M 120 24 C 136 24 140 44 150 62 C 160 84 150 128 120 128 C 90 128 80 84 90 62 C 100 44 104 24 120 24 Z',
    )
    .circle('outline', 120, 92, 17)
    .circle('thin', 120, 92, 10);
  sketch
    .circle('outline', 66, 96, 27)
    .circle('thin', 66, 96, 20)
    .circle('outline', 174, 96, 27)
    .circle('thin', 174, 96, 20);
  sketch.path('thin', 'M 92 58 C 60 50 40 40 20 26 M 148 58 C 180 50 200 40 220 26');
  return sketch.width('width', 39, 201, 146, 123, `W ${figure(width)}`).finish();
};

/** Safety glasses: width across. */
export const glasses: Part = ({ width = 145 }) => {
  const sketch = new Sketch();
  sketch.path(
    'outline',
    'M 40 56 H 200 C 204 80 196 104 168 106 C 146 108 138 92 130 82 Q 120 76 110 82 C 102 92 94 108 72 106 C 44 104 36 80 40 56 Z',
  );
  sketch.path('outline', 'M 40 58 L 24 64 L 20 98 M 200 58 L 216 64 L 220 98').path('thin', 'M 52 64 H 188');
  return sketch.width('width', 24, 216, 136, 104, `W ${figure(width)}`).finish();
};

/** Hard hat seen from the side. */
export const hardHat: Part = ({ length = 280, height = 160 }) => {
  const sketch = new Sketch();
  sketch
    .path(
      'outline',
      'M 48 112 C 44 60 80 28 122 28 C 166 28 194 60 194 104 L 222 112 Q 226 120 214 120 H 52 Q 46 120 48 112 Z',
    )
    .path('thin', 'M 104 30 C 96 60 96 90 98 118 M 140 30 C 148 60 148 90 146 118');
  sketch.width('length', 48, 222, 144, 120, `L ${figure(length)}`);
  return sketch.height('height', 28, 120, 28, 122, `H ${figure(height)}`).finish();
};

/** Caster: wheel D, tread width, overall height. */
export const caster: Part = ({ outer: D = 100, height = 128, plate = 100 }) => {
  const sketch = new Sketch();
  const r = clamp((D / height) * 54, 32, 46);
  sketch
    .rect('outline', 70, 18, 100, 9)
    .path('outline', 'M 104 27 L 110 36 H 130 L 136 27 M 100 36 H 140 L 134 100 H 106 Z');
  sketch
    .circle('outline', 120, 140 - r, r)
    .circle('outline', 120, 140 - r, r * 0.72)
    .circle('outline', 120, 140 - r, 6)
    .cross(120, 140 - r, r + 6);
  sketch.width('plate', 70, 170, 10, 18, `P ${figure(plate)}`);
  sketch.height('height', 18, 140, 206, 170, `H ${figure(height)}`);
  return sketch.height('outer', 140 - 2 * r, 140, 44, 120, `D ${figure(D)}`).finish();
};

/** Step or extension ladder: height, steps. */
export const ladder: Part = ({ height = 1800, steps = 6 }) => {
  const sketch = new Sketch();
  const shown = clamp(Math.round(steps), 2, 12);
  sketch
    .path('outline', 'M 92 14 L 66 146 M 98 14 L 74 146 M 142 14 L 166 146 M 148 14 L 174 146')
    .rounded('outline', 86, 8, 68, 10, 2)
    .path('thin', 'M 150 16 L 204 146');
  for (let step = 1; step <= shown; step += 1) {
    const at = 14 + (132 / (shown + 1)) * step;
    const half = 24 + (step / (shown + 1)) * 24;
    sketch.rect('outline', 120 - half, at - 2.5, half * 2, 5);
  }
  sketch.addDimension('steps', 196, 40, 146, 34, `${figure(steps)} ×`);
  return sketch.height('height', 8, 146, 40, 86, `H ${figure(height)}`).finish();
};

/** Roll of tape: width, length on the roll. */
export const tape: Part = ({ width = 48, length = 50 }) => {
  const sketch = new Sketch();
  const w = clamp(width * 1.1, 18, 66);
  sketch
    .circle('outline', 90, 76, 56)
    .circle('outline', 90, 76, 34)
    .circle('thin', 90, 76, 46)
    .path('outline', 'M 90 132 H 150 v -4')
    .cross(90, 76, 62);
  sketch
    .rect('outline', 168, 20, w, 112)
    .line('hidden', 168, 42, 168 + w, 42)
    .line('hidden', 168, 110, 168 + w, 110);
  sketch.width('width', 168, 168 + w, 148, 132, `W ${figure(width)}`);
  return sketch.addDimension('length', 30, 146, 120, 132, `L ${figure(length)} m`).finish();
};

/** Flat sheet, pad or gasket: width and height. */
export const sheet: Part = ({ width = 230, height = 280 }) => {
  const sketch = new Sketch();
  const ratio = clamp(width / height, 0.5, 2.2);
  const h = ratio > 1 ? 104 / ratio : 104;
  const w = h * ratio;
  const x = 120 - w / 2;
  sketch
    .rect('outline', x, 70 - h / 2, w, h)
    .path('thin', `M ${x + w - 16} ${70 + h / 2} L ${x + w} ${70 + h / 2 - 16}`);
  for (let at = 12; at < w - 6; at += 14)
    sketch.line('thin', x + at, 70 - h / 2 + 8, x + at - 5, 70 - h / 2 + 14);
  sketch.width('width', x, x + w, 140, 70 + h / 2, `W ${figure(width)}`);
  return sketch.height('height', 70 - h / 2, 70 + h / 2, x - 14, x, `H ${figure(height)}`).finish();
};

/** Bottle, can or cartridge: content is told in the table. */
export const bottle: Part = ({ d = 65, height = 160 }) => {
  const sketch = new Sketch();
  const half = clamp((d / height) * 62, 18, 40);
  sketch
    .path(
      'outline',
      `M ${120 - half} 138 V 56 Q ${120 - half} 44 108 40 V 24 H 132 V 40 Q ${120 + half} 44 ${120 + half} 56 V 138 Z`,
    )
    .rect('outline', 104, 12, 32, 14)
    .rect('thin', 120 - half, 68, half * 2, 46)
    .line('center', 120, 6, 120, 146);
  sketch.height('height', 12, 138, 120 + half + 22, 120 + half, `H ${figure(height)}`);
  return sketch.width('d', 120 - half, 120 + half, 152, 138, `d ${figure(d)}`).finish();
};

/** Padlock: body width, shackle clearance. */
export const padlock: Part = ({ width = 40, clearance = 25, shackle = 6 }) => {
  const sketch = new Sketch();
  const rise = clamp(clearance * 1.1, 20, 62);
  const top = 84;
  sketch
    .rounded('outline', 82, top, 76, 54, 5)
    .path(
      'outline',
      `M 94 ${top} V ${top - rise + 24} A 26 26 0 0 1 146 ${top - rise + 24} V ${top} M 104 ${top} V ${top - rise + 26} A 16 16 0 0 1 136 ${top - rise + 26} V ${top}`,
    );
  sketch.circle('outline', 120, top + 28, 8).line('outline', 120, top + 28, 120, top + 34);
  sketch.width('width', 82, 158, 152, top + 54, `W ${figure(width)}`);
  sketch.height('clearance', top - rise + 10, top, 184, 136, `C ${figure(clearance)}`);
  return sketch.addDimension('shackle', 52, 40, 96, top - rise + 30, `d ${figure(shackle)}`).finish();
};

/** Bow shackle: pin d, inside width, inside length. */
export const shackle: Part = ({ d = 13, width = 19, length = 48 }) => {
  const sketch = new Sketch();
  sketch.path(
    'outline',
    'M 92 116 V 92 C 60 60 84 20 120 20 C 156 20 180 60 148 92 V 116 M 104 116 V 90 C 80 62 96 34 120 34 C 144 34 160 62 136 90 V 116',
  );
  sketch
    .circle('outline', 98, 118, 12)
    .circle('outline', 142, 118, 12)
    .rect('outline', 66, 112, 100, 12)
    .rounded('outline', 166, 106, 12, 24, 3);
  sketch.width('width', 104, 136, 150, 124, `W ${figure(width)}`);
  sketch.height('length', 34, 112, 206, 136, `L ${figure(length)}`);
  return sketch.addDimension('d', 36, 96, 72, 113, `d ${figure(d)}`).finish();
};

/** Wire rope: d, construction seen in the cross-section. */
export const wireRope: Part = ({ d = 6, strands = 7 }) => {
  const sketch = new Sketch();
  sketch.circle('center', 64, 76, 40);
  const outer = clamp(strands - 1, 5, 8);
  sketch.circle('outline', 64, 76, 12);
  for (let strand = 0; strand < outer; strand += 1) {
    const angle = (strand / outer) * 2 * Math.PI;
    sketch
      .circle('outline', 64 + 26 * Math.cos(angle), 76 + 26 * Math.sin(angle), 12.5)
      .circle('thin', 64 + 26 * Math.cos(angle), 76 + 26 * Math.sin(angle), 6);
  }
  sketch.line('outline', 124, 54, 226, 54).line('outline', 124, 98, 226, 98);
  for (let x = 124; x < 214; x += 14)
    sketch.path('outline', `M ${x} 98 C ${x + 4} 84 ${x + 8} 68 ${x + 14} 54`);
  return sketch.width('d', 24, 104, 140, 76, `d ${figure(d)}`).finish();
};

/** Butt hinge: height, open width. */
export const hinge: Part = ({ height = 76, width = 76 }) => {
  const sketch = new Sketch();
  sketch
    .rect('outline', 52, 20, 62, 108)
    .rect('outline', 126, 20, 62, 108)
    .rounded('outline', 114, 14, 12, 120, 4);
  for (let knuckle = 1; knuckle < 5; knuckle += 1)
    sketch.line('outline', 114, 20 + knuckle * 21.6, 126, 20 + knuckle * 21.6);
  for (const x of [72, 94, 146, 168]) for (const at of [38, 74, 110]) sketch.circle('outline', x, at, 5);
  sketch.width('width', 52, 188, 148, 128, `W ${figure(width)}`);
  return sketch.height('height', 20, 128, 32, 52, `H ${figure(height)}`).finish();
};

/** What a category without drawable parts shows: a neutral carton. */
export const carton: Part = () => {
  const sketch = new Sketch();
  sketch
    .rect('outline', 66, 60, 84, 70)
    .polygon('outline', [66, 60], [96, 38], [180, 38], [150, 60])
    .polygon('outline', [150, 60], [180, 38], [180, 108], [150, 130])
    .line('thin', 108, 60, 138, 38)
    .line('thin', 108, 60, 108, 76);
  return sketch.finish();
};
