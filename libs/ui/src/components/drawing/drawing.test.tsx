import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CardImage } from './card-image.tsx';
import { Drawing } from './drawing.tsx';
import { imageAddress } from './image-address.ts';
import { Picture } from './picture.tsx';

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
  expect(imageAddress('photo-A/B 1.png', 160, 2)).toBe('/image/f_webp,w_320/photo-A%2FB%201.png');
});

test('line drawings are not turned into pixels', () => {
  expect(imageAddress('drawing-A1.svg', 320, 2)).toBe('/image/_/drawing-A1.svg');
  expect(imageAddress('drawing-A1.svg', 48)).toBe('/image/f_svg,w_160/drawing-A1.svg');
});

test('a large picture comes in the widths of the breakpoints, in a reserved box', () => {
  render(<Picture source="file-ab.jpg" alt="A pump" width={640} height={480} sizes="50vw" lazy={false} />);
  const picture = screen.getByRole('img', { name: 'A pump' });
  expect(
    picture
      .getAttribute('srcset')!
      .split(', ')
      .map((one) => one.split(' ')[1]),
  ).toEqual(['320w', '640w', '768w', '1024w', '1280w', '1536w']);
  expect(picture.getAttribute('width')).toBe('640');
  expect(picture.getAttribute('height')).toBe('480');
  expect(picture.getAttribute('loading')).toBe('eager');
});

test('a large line drawing is one file', () => {
  render(<Picture source="drawing-A1.svg" alt="A screw" width={640} height={480} sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'A screw' });
  expect(picture.getAttribute('src')).toBe('/image/_/drawing-A1.svg');
  expect(picture.hasAttribute('srcset')).toBe(false);
});

test('a photo on a card comes by the preset in the widths of the breakpoints its box can use, when it is near', () => {
  render(<CardImage image={{ source: 'file-ab.jpg', alt: 'A pump' }} width={96} />);
  const picture = screen.getByRole('img', { name: 'A pump' });
  expect(picture.getAttribute('src')).toBe('/image/card/file-ab.jpg');
  expect(picture.getAttribute('srcset')).toBe(
    '/image/card/file-ab.jpg 320w, /image/card,w_640/file-ab.jpg 640w',
  );
  expect(picture.getAttribute('sizes')).toBe('96px');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('a line drawing on a card stays lines, and a card without a picture keeps its place', () => {
  const drawn = { source: 'drawing-A1.svg', alt: 'A screw' };
  render(<CardImage image={drawn} width={96} />);
  expect(screen.getByRole('img', { name: 'A screw' }).getAttribute('src')).toBe(
    '/image/f_svg,w_160/drawing-A1.svg',
  );
  const { container } = render(<CardImage image={null} width={96} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('span')).not.toBeNull();
});
