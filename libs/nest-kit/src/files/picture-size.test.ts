import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pictureSize } from './picture-size.ts';

const picture = sharp({ create: { width: 37, height: 21, channels: 3, background: '#c00' } });

test.each([
  ['png', picture.clone().png()],
  ['jpeg', picture.clone().jpeg()],
  ['progressive jpeg', picture.clone().jpeg({ progressive: true })],
  ['webp', picture.clone().webp()],
  ['lossless webp', picture.clone().webp({ lossless: true })],
  ['gif', picture.clone().gif()],
])('reads how large a %s is', async (_, made) => {
  expect(pictureSize(await made.toBuffer())).toEqual({ width: 37, height: 21 });
});

test('reads a webp with transparency', async () => {
  const made = picture.clone().ensureAlpha(0.5).webp();
  expect(pictureSize(await made.toBuffer())).toEqual({ width: 37, height: 21 });
});

test.each([
  ['markup', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a document', Buffer.from('%PDF-1.7')],
  ['nothing', Buffer.alloc(0)],
  ['a png that is cut off', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['a jpeg without a frame', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a jpeg that never ends', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(5000, 0xff)])],
])('knows no size of %s', (_, bytes) => expect(pictureSize(bytes)).toBeNull());
