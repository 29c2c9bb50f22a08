import { expect, test } from '@jest/globals';
import { aProduct } from '../../parts/product.test-data.ts';
import { galleryEntries } from './gallery-entries.ts';

const drawing = { viewBox: [0, 0, 9, 9] as [number, number, number, number], shapes: [], labels: [] };
const image = (source: string) => ({ source, alt: source });
const keys = (changes: Parameters<typeof aProduct>[0]) =>
  galleryEntries(aProduct(changes)).map(({ key, standsIn }) => `${key}${standsIn ? ' stands in' : ''}`);

test.each([
  ['a drawing of its own', { drawing, images: [image('drawing-A.svg')] }, ['drawing-A.svg']],
  [
    'a drawing of its own, then the pictures',
    { drawing, images: [image('file-1.jpg'), image('file-2.png')] },
    ['drawing-HXM840-ZP88.svg', 'file-1.jpg', 'file-2.png'],
  ],
  [
    'the category’s drawing',
    { drawing, images: [image('category-a.b.svg')] },
    ['category-a.b.svg stands in'],
  ],
  ['pictures only', { drawing: null, images: [image('file-1.jpg')] }, ['file-1.jpg']],
  ['nothing at all', { drawing: null, images: [] }, []],
])('%s', (_, changes, expected) => expect(keys(changes)).toEqual(expected));

test('the large picture is a plain address', () => {
  const [own, file] = galleryEntries(aProduct({ drawing, images: [image('file-1.jpg')] }));
  expect(own?.href).toBe('/image/_/drawing-HXM840-ZP88.svg');
  expect(file?.href).toContain('w_1280/file-1.jpg');
});
