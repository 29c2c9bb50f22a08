/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { bucketOf, visitorBucket } from './visitor-bucket.ts';

test('a visitor keeps the same place at every visit', () => {
  const { bucket } = visitorBucket({ visitor: 'abcdefghijkl' }, true);
  expect(visitorBucket({ visitor: 'abcdefghijkl' }, true)).toEqual({
    bucket,
    name: 'abcdefghijkl',
    headers: {},
  });
});

test('a new visitor is named only while there is a canary', () => {
  expect(visitorBucket({}, false)).toEqual({ bucket: 99, name: undefined, headers: {} });
  const { bucket, name: given, headers } = visitorBucket({}, true);
  const name = /^visitor=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  expect(given).toBe(name);
  expect(bucketOf(name)).toBe(bucket);
});

test('places are spread evenly', () => {
  const places = Array.from({ length: 5000 }, (_, index) => bucketOf(`visitor-${index}`));
  const share = places.filter((place) => place < 10).length / places.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.12);
});
