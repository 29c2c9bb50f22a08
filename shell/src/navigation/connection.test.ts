import { expect, test } from '@jest/globals';
import { mayPrefetch } from './connection.ts';

test.each([
  [{}, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
])('pages are fetched ahead on %j: %s', (navigator, expected) => {
  expect(mayPrefetch(navigator)).toBe(expected);
});
