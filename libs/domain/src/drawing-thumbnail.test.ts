import { expect, test } from '@jest/globals';
import { thumbnailOf } from './drawing-thumbnail.ts';

const shape = (kind: 'outline' | 'thin' | 'dimension' | 'center', d: string) => ({ kind, d });
const drawing = {
  viewBox: [0, 0, 240, 160] as [number, number, number, number],
  shapes: [
    shape('outline', 'M 10 10 H 90'),
    shape('thin', 'M 20 10 V 20'),
    shape('outline', 'M 10 30 H 90'),
    shape('dimension', 'M 10 90 H 90'),
    shape('center', 'M 0 20 H 200'),
  ],
  labels: [{ x: 50, y: 95, text: 'L 80', anchor: 'middle' as const }],
};

test('keeps the part alone, one path per kind of line, and fills its frame', () => {
  expect(thumbnailOf(drawing)).toEqual({
    viewBox: [7, 7, 86, 26],
    shapes: [shape('outline', 'M 10 10 H 90 M 10 30 H 90'), shape('thin', 'M 20 10 V 20')],
    labels: [],
  });
});

test('the thumbnail of a thumbnail is the same', () => {
  expect(thumbnailOf(thumbnailOf(drawing))).toEqual(thumbnailOf(drawing));
});
