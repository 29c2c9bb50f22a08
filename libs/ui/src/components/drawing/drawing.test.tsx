import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Drawing } from './drawing.tsx';
import { imageAddress } from './image-address.ts';

const screw = {
  viewBox: [0, 0, 240, 160] as [number, number, number, number],
  shapes: [
    { kind: 'outline' as const, d: 'M 10 10 H 90' },
    { kind: 'dimension' as const, d: 'M 10 20 H 90', attribute: 'length' },
    { kind: 'fill' as const, d: 'M 10 20 L 15 18 L 15 22 Z', attribute: 'length' },
    { kind: 'dimension' as const, d: 'M 95 5 V 15', attribute: 'd' },
  ],
  labels: [{ x: 50, y: 30, text: 'L 40', anchor: 'middle' as const, attribute: 'length' }],
};

test('marks the dimension line, its arrows and its figure of the attribute pointed at', () => {
  const { container } = render(<Drawing drawing={screw} highlight="length" />);
  const marked = [...container.querySelectorAll('[data-marked]')].map((part) => part.tagName);
  expect(marked).toEqual(['path', 'path', 'text']);
});

test('a thumbnail leaves the dimensions out', () => {
  const { container } = render(<Drawing drawing={screw} dimensions={false} />);
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(container.querySelectorAll('text')).toHaveLength(0);
});

test('is an image with a name where it says more than the text beside it', () => {
  render(<Drawing drawing={screw} label="Hex head screw" />);
  expect(screen.getByRole('img', { name: 'Hex head screw' })).toBeTruthy();
});

test('carries no style attribute, which the page would refuse', () => {
  const { container } = render(<Drawing drawing={screw} />);
  expect(container.querySelector('[style]')).toBeNull();
});

test('picture addresses escape what a source may hold', () => {
  expect(imageAddress('photo-A/B 1.png', 160, 2)).toBe(
    '/image/f_webp,fit_contain,q_60,w_320/photo-A%2FB%201.png',
  );
});

test('line drawings are not turned into pixels', () => {
  expect(imageAddress('drawing-A1.svg', 320, 2)).toBe('/image/_/drawing-A1.svg');
  expect(imageAddress('drawing-A1.svg', 48)).toBe('/image/f_svg,w_160/drawing-A1.svg');
});
