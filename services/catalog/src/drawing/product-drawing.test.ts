import { expect, test } from '@jest/globals';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import { drawFamily } from './drawings.ts';
import { drawProduct } from './product-drawing.ts';

const said = (code: string, value: string, unit: string | null, drawn?: string): StoredAttribute => ({
  code,
  value,
  unit,
  ...(drawn ? { drawn } : {}),
});
const figures = (kind: string, dimensions: Record<string, number>, attributes: StoredAttribute[]) =>
  Object.fromEntries(
    drawProduct({ drawing: { kind, dimensions }, attributes })!.labels.map(({ attribute, text }) => [
      attribute,
      text,
    ]),
  );

test('a part sold in inches is drawn in inches, by the words of its attributes', () => {
  const attributes = [said('od', '0.54', 'in'), said('a', '3/4', 'in')];
  expect(figures('elbow', { od: 13.72, a: 19.05 }, attributes)).toEqual({ od: 'OD 0.54"', a: 'A 3/4"' });
});

test('what no attribute says is in inches where all that is said is', () => {
  const screw = { d: 25.4, length: 76.2, s: 38.1, k: 16.51 };
  const inches = [said('length', '3', 'in'), said('s', '1.5', 'in')];
  expect(figures('hex-screw', screw, inches)).toMatchObject({ length: 'L 3"', d: 'd 1"', k: 'k 0.65"' });
  const both = [said('length', '3', 'in'), said('k', '16.51', 'mm')];
  expect(figures('hex-screw', screw, both)).toMatchObject({ length: 'L 3"', d: 'd 25.4', k: 'k 16.51' });
});

test('a metric part keeps its millimetres, and so does an attribute that says something else', () => {
  const metric = [said('length', '40', 'mm')];
  expect(figures('hex-screw', { d: 8, length: 40 }, metric)).toMatchObject({ length: 'L 40', d: 'd 8' });
  expect(figures('hex-screw', { length: 40 }, [said('length', '2', 'in')])).toMatchObject({ length: 'L 40' });
});

test('dimension lines and figures carry the codes that the attributes have', () => {
  const attributes = [said('outside-diameter', '0.405', 'in', 'od')];
  const drawing = drawProduct({ drawing: { kind: 'elbow', dimensions: { od: 10.29 } }, attributes })!;
  const marked = (parts: readonly { attribute?: string }[]) => parts.map(({ attribute }) => attribute);
  for (const codes of [marked(drawing.shapes), marked(drawing.labels)]) {
    expect(codes).toContain('outside-diameter');
    expect(codes).not.toContain('od');
  }
});

test('a family is drawn with names and without the figures of one of its products', () => {
  const { labels } = drawFamily({ kind: 'tee', dimensions: { od: 26.67, a: 28 } })!;
  expect(labels.map(({ text }) => text)).toEqual(['A', 'OD']);
});

test('a dimension line whose size the product does not tell is left out, its letter too', () => {
  const drawing = drawProduct({
    drawing: { kind: 'drive-socket', dimensions: { length: 28 } },
    attributes: [{ code: 'length', value: '28', unit: 'mm' }],
  })!;
  expect(drawing.labels.map(({ text }) => text)).toEqual(['L 28']);
  expect(new Set(drawing.shapes.map(({ attribute }) => attribute))).toEqual(new Set([undefined, 'length']));
});

test('a product without a drawing of its own has none here', () => {
  expect(drawProduct({ drawing: null, attributes: [] })).toBeNull();
});
