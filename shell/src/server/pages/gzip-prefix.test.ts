/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { gzipPrefix, gzipRest } from './gzip-prefix.ts';

test('a beginning compressed once continues into a valid stream for every rest', () => {
  const beginning = Buffer.from('<p>shared</p>'.repeat(500));
  const prefix = gzipPrefix(beginning);
  for (const rest of ['', 'one visitor', 'ein anderer – мой'.repeat(100)]) {
    const stream = Buffer.concat([prefix.bytes, gzipRest(prefix, Buffer.from(rest))]);
    expect(gunzipSync(stream).toString()).toBe(beginning.toString() + rest);
  }
});
