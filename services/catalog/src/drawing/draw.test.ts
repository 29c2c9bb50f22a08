import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { drawingSchema } from '@gantry/contracts/schemas/drawing';
import { draw, parts } from './draw.ts';

const extremes: Record<string, number>[] = [
  {},
  { d: 0.1, length: 100_000 },
  { d: 500, length: 0.5, D: 1, od: 0.01, width: 1e6 },
];

describe('drawings', () => {
  test.each(Object.keys(parts))('%s is a valid drawing with typical and with extreme dimensions', (kind) => {
    for (const dimensions of extremes) {
      const drawing = draw(kind, dimensions);
      expect(v.is(drawingSchema, drawing)).toBe(true);
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });

  test('the dimension lines carry the attribute they belong to', () => {
    const drawing = draw('hex-screw', { d: 8, length: 40, s: 13, k: 5.3 })!;
    const marked = new Set(drawing.shapes.flatMap((shape) => shape.attribute ?? []));
    expect(marked).toEqual(new Set(['length', 'd', 's', 'k']));
    expect(drawing.labels.find((label) => label.attribute === 'length')?.text).toBe('L 40');
  });

  test('the same dimensions give the same drawing, other dimensions another', () => {
    expect(draw('ball-bearing', { d: 20, outer: 47, b: 14 })).toEqual(
      draw('ball-bearing', { d: 20, outer: 47, b: 14 }),
    );
    expect(draw('ball-bearing', { d: 20, outer: 42, b: 12 })).not.toEqual(
      draw('ball-bearing', { d: 20, outer: 47, b: 14 }),
    );
  });

  test('no figure is cut off, however long', () => {
    const { viewBox, labels } = draw('hex-screw', { d: 3.505, length: 12_345.67, s: 7.94, k: 2.28 })!;
    const [left, , width] = viewBox;
    for (const { x, text, anchor } of labels) {
      const length = text.length * 5.5;
      const start = { start: x, middle: x - length / 2, end: x - length }[anchor];
      expect([text, start >= left, start + length <= left + width]).toEqual([text, true, true]);
    }
  });

  test('lines of one kind and attribute are one path', () => {
    const { shapes } = draw('hex-screw', { d: 8, length: 40, s: 13, k: 5.3 })!;
    const keys = shapes.map(({ kind, attribute }) => `${kind} ${attribute}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('useless dimensions count as missing', () => {
    expect(draw('pin', { d: Number.NaN, length: -4 })).toEqual(draw('pin', {}));
  });

  test('an unknown kind has no drawing, not even one named like an object’s own property', () => {
    expect(draw('flux-capacitor', {})).toBeNull();
    expect(draw('constructor', {})).toBeNull();
  });
});
